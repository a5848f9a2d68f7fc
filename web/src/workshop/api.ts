/** What the workshop asks of the server. Refusals of variants are worded there: the page has no words for them. */
import { apiAddress, ask } from "../net/api";
import type * as api from "../net/types";
import { tongue } from "../words/language.svelte";

export type Values = Record<string, unknown>;

/** What is tried, and how. */
export interface Conditions {
  options: Record<string, number | string>;
  bot: string;
  games: number;
}

const worded = (path: string): string => `${path}?words=${tongue.code}`;

export const form = (game: string): Promise<api.WorkshopForm> => ask("GET", `/workshop/games/${game}`);

export const look = (game: string, name: string, values: Values): Promise<api.VariantSeen> =>
  ask("POST", worded(`/workshop/games/${game}/variant`), { name, values });

/** What a component file changes. */
export const readFile = (game: string, file: string): Promise<api.VariantSeen> =>
  ask("POST", worded(`/workshop/games/${game}/variant`), { file });

export const original = (game: string, how: Conditions): Promise<api.OriginalFigures> =>
  ask("POST", `/workshop/games/${game}/original`, { game, variant: { values: {} }, ...how });

export const ownRuns = (): Promise<api.OwnRuns> => ask("GET", "/workshop/runs");

export const oneRun = (id: string): Promise<api.RunWithFigures> => ask("GET", `/workshop/runs/${id}`);

export const begin = (game: string, name: string, values: Values, how: Conditions): Promise<api.RunWithFigures> =>
  ask("POST", worded("/workshop/runs"), { game, variant: { name, values }, ...how });

export const stop = (id: string): Promise<api.RunWithFigures> => ask("POST", `/workshop/runs/${id}/stop`, {});

export const resume = (id: string): Promise<api.RunWithFigures> =>
  ask("POST", worded(`/workshop/runs/${id}/resume`), {});

export const events = (id: string): EventSource => new EventSource(apiAddress(`/workshop/runs/${id}/events`));
