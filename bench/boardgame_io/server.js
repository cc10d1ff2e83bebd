// Tic-tac-toe on boardgame.io: `node server.js PORT [FOLDER]`, in memory or, with a folder, in files there.
const { Server, FlatFile, Origins } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");

const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

const TicTacToe = {
  name: "tic-tac-toe",
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, cell) => {
      if (G.cells[cell] !== null) return INVALID_MOVE;
      G.cells[cell] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    if (LINES.some((line) => line.every((cell) => G.cells[cell] === ctx.currentPlayer))) return { winner: ctx.currentPlayer };
    if (G.cells.every((cell) => cell !== null)) return { draw: true };
  },
};

const [port, folder] = process.argv.slice(2);
const db = folder === undefined ? undefined : new FlatFile({ dir: folder });
void Server({ games: [TicTacToe], origins: [Origins.LOCALHOST], ...(db && { db }) }).run(Number(port), () => console.log("ready"));
