// boardgame.io's own server, as it comes: in memory, nothing durable. A game for two that never ends.
const { Server, Origins } = require("boardgame.io/server");

const game = {
  name: "wheel",
  setup: () => ({ cells: Array(9).fill(null), moves: 0 }),
  minPlayers: 2,
  maxPlayers: 2,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, cell) => {
      G.cells[cell] = playerID;
      G.moves += 1;
    },
  },
};

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.argv[2]), callback: () => console.log("ready") });
