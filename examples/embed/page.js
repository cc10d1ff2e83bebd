// A page of your own. Match and token come from your server; this example takes them from its address:
// index.html#match=…&token=…

const given = new URLSearchParams(location.hash.slice(1));
const table = document.querySelector("strata-table");
const board = document.querySelector("strata-board");
const turn = document.querySelector("#turn");

const tell = (type, text) => {
  const line = document.createElement("li");
  line.dataset.type = type;
  line.textContent = text;
  document.querySelector("#heard").prepend(line);
};

table.addEventListener("turn", ({ detail }) => {
  turn.textContent = `It is your turn: ${detail.decision}.`;
  tell("turn", `Your turn at version ${detail.version}: ${detail.decision}`);
});
table.addEventListener("move", ({ detail }) => {
  turn.textContent = "Nobody waits for you.";
  tell("move", `${detail.version}. ${detail.lines.join(" ")}`);
});
table.addEventListener("over", ({ detail }) => {
  const [winner] = detail.outcome?.ranking ?? [];
  tell("over", winner ? `It is over: seat ${winner.seat} wins with ${winner.total}.` : "It was cancelled.");
});
for (const element of [table, board]) {
  element.addEventListener("problem", ({ detail }) => tell("problem", detail.message));
}

table.setAttribute("match", given.get("match") ?? "");
table.setAttribute("token", given.get("token") ?? "");
board.setAttribute("match", given.get("match") ?? "");
board.setAttribute("token", given.get("token") ?? "");
