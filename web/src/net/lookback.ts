/** What looking back asks of the server: chances, lines that are tried, playing on from a moment. */
import { ask, type Pledge } from "./api";
import type * as api from "./types";

export const beginJudging = (table: string): Promise<api.Judgement> => ask("POST", `/tables/${table}/judgement`, {});
export const lookAtJudgement = (table: string): Promise<api.Judgement> => ask("GET", `/tables/${table}/judgement`);
export const stopJudging = (table: string): Promise<api.Judgement> => ask("DELETE", `/tables/${table}/judgement`);
export const lineFrom = (table: string, step: number, line: Partial<api.TryLine>): Promise<api.TriedLine> =>
  ask("POST", `/tables/${table}/lines/${step}`, line);
export const playFrom = (
  table: string,
  step: number,
  seat: number,
  level: string,
  pledge: Pledge,
): Promise<api.StateMessage> => ask("POST", `/tables/${table}/from/${step}`, { seat, level, ...pledge });
