// boardgame.io: a game of tic-tac-toe in its terms, random moves through its local client, no server.
const { Client } = require("boardgame.io/client");

const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
const lineOf = (cells) => LINES.find(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[b] === cells[c]);

const game = {
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, cell) => {
      G.cells[cell] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    if (lineOf(G.cells)) return { winner: ctx.currentPlayer };
    if (G.cells.every((cell) => cell !== null)) return { draw: true };
  },
};

function play() {
  const client = Client({ game, debug: false });
  client.start();
  let moves = 0;
  for (let state = client.getState(); !state.ctx.gameover; state = client.getState()) {
    const free = state.G.cells.flatMap((cell, at) => (cell === null ? [at] : []));
    client.moves.mark(free[Math.floor(Math.random() * free.length)]);
    moves += 1;
  }
  client.stop();
  return moves;
}

const seconds = Number(process.argv[2]);
play();
let actions = 0;
const started = performance.now();
while (performance.now() - started < seconds * 1000) actions += play();
const passed = (performance.now() - started) / 1000;
console.log(
  JSON.stringify({ peer: "boardgame.io", game: "tic-tac-toe", how: "JavaScript", "actions a second": actions / passed }),
);
