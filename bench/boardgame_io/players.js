// Players of tic-tac-toe on boardgame.io: `node players.js PORT CONNECTIONS MOVES` prints the moves made and how long they took.
const { io } = require("socket.io-client");

const [port, connections, wanted] = process.argv.slice(2).map(Number);
const CELLS = [0, 1, 3, 4, 2, 6, 5, 8, 7];
let made = 0;

/** The next message of a name. */
const next = (socket, name) => new Promise((resolve) => socket.once(name, (...message) => resolve(message)));

/** One person plays both seats of one match after the other. */
async function play(number) {
  const socket = io(`http://127.0.0.1:${port}/tic-tac-toe`, { transports: ["websocket"] });
  await next(socket, "connect");
  let moving = 0;
  for (let match = 0; made < wanted; match += 1) {
    const id = `bench-${process.pid}-${number}-${match}`;
    const synced = next(socket, "sync");
    socket.emit("sync", id, "0", undefined, 2);
    let [, { state }] = await synced;
    for (const cell of CELLS) {
      if (state.ctx.gameover !== undefined || made >= wanted) break;
      const playerID = state.ctx.currentPlayer;
      const action = { type: "MAKE_MOVE", payload: { type: "mark", args: [cell], playerID } };
      const started = performance.now();
      const updated = next(socket, "update");
      socket.emit("update", action, state._stateID, id, playerID);
      const [, after] = await updated;
      if (after._stateID !== state._stateID + 1) throw new Error("the move was refused");
      moving += performance.now() - started;
      state = after;
      made += 1;
    }
  }
  socket.close();
  return moving;
}

(async () => {
  const started = performance.now();
  const moving = await Promise.all(Array.from({ length: connections }, (_, number) => play(number)));
  const seconds = (performance.now() - started) / 1000;
  console.log(JSON.stringify({ moves: made, seconds, moving: moving.reduce((sum, part) => sum + part, 0) / 1000 }));
})();
