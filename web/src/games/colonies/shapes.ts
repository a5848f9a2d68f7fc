/** The house's shapes by planet: Pallas circle, Elysia triangle, Amateru diamond, Bellona square, Euterpe cross. */
import { SEAT_SHAPES } from "../../kit/seats";
import type { Face } from "../pictures/Planet.svelte";

const ORDER = [0, 2, 1, 3, 4];
export const shapeOf = (planet: number): string => SEAT_SHAPES[ORDER[planet]];
export const FACES: Face[] = ["web", "land", "cracks", "craters", "bands"];
