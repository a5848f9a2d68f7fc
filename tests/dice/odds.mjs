// Works out odds from models and rolls that Python sends in lines of JSON, with the page's own code (bundled before).
import { createInterface } from "node:readline";

const { oddsOf, wasTold, NotFromThese } = await import(process.argv[2]);

function answer({ model, rolls, steps }) {
  try {
    return { odds: oddsOf(model, rolls), told: steps ? wasTold(model, rolls, steps) : null };
  } catch (error) {
    if (!(error instanceof NotFromThese)) throw error;
    return { wrong: error.roll.number };
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  process.stdout.write(JSON.stringify(answer(JSON.parse(line))) + "\n");
}
