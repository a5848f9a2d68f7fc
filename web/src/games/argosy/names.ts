/** What the board calls things. */
import { argosy as say } from "../../words/argosy";
import { colourOf, symbolOf, type Token } from "./view";

export const tokenName = (token: Token): string =>
  token === "purple" ? say("purple") : say("token", { colour: say(`colour.${colourOf(token)}`), symbol: say(symbolOf(token)) });

/** What it is, and what tokens are good for. */
export const tokenHint = (token: Token): string => (token === "purple" ? "" : `${tokenName(token)}\n${say("hint.token")}`);

export const planetName = (planet: string): string => (say.has(`planet.${planet}`) ? say(`planet.${planet}` as "planet.core") : planet);
export const cardName = (card: string): string => card[0].toUpperCase() + card.slice(1);
export const cardText = (card: string): string => (say.has(`card.${card}`) ? say(`card.${card}` as "card.traders") : "");
/** The action a card works in, or the end. */
export const cardStep = (card: string): string => STEPS[card] ?? say("card.end");

const STEPS: Record<string, string> = {
  perceptors: "5",
  duplicators: "1",
  wanderers: "1",
  migrators: "5",
  starstormers: "2",
  transmuters: "2",
  skyvions: "3",
  solationists: "4",
  sanctuarians: "5",
  gallants: "1",
  scavengers: "1",
  traders: "4",
  razers: "5",
  travelers: "5",
  spawners: "5",
};
