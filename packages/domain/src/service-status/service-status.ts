/** What is measured from outside, in the order of the status page. */
export const serviceParts = ["website", "app", "search", "mails", "notices"] as const;
export type ServicePart = (typeof serviceParts)[number];

export const partStates = ["up", "disturbed", "down"] as const;
export type PartState = (typeof partStates)[number];

/** What the contract promises, for a month. */
export const promisedShare = 0.99;

/** Days that the status page shows */
export const statusDays = 60;

/** A part of which nothing was measured for so long is said to be unmeasured, never to run. */
export const measuredForMs: number = 5 * 60 * 1000;

export const incidentLimits = { titleMax: 120, textMax: 1_000, lostMax: 300 } as const;

export interface MeasuredMinutes {
  readonly up: number;
  readonly disturbed: number;
  readonly down: number;
}

export const minutesOf = ({ up, disturbed, down }: MeasuredMinutes): number =>
  up + disturbed + down;

/** A single failed minute is a disturbance; from five on a part was down that day. */
const downFromMinutes = 5;

/** How a day went; undefined: nothing was measured. */
export function dayState(day: MeasuredMinutes | undefined): PartState | undefined {
  if (!day || minutesOf(day) === 0) return undefined;
  if (day.down >= downFromMinutes) return "down";
  return day.down > 0 || day.disturbed > 0 ? "disturbed" : "up";
}

/** The share of the measured minutes in which all was well; undefined: nothing was measured. */
export function shareUp(days: readonly MeasuredMinutes[]): number | undefined {
  const measured = days.reduce((sum, day) => sum + minutesOf(day), 0);
  return measured === 0 ? undefined : days.reduce((sum, { up }) => sum + up, 0) / measured;
}

/** "99,99 %", rounded down: only what never failed is 100 %. */
export function shareWords(share: number): string {
  const percent = Math.floor(share * 10_000 + 1e-9) / 100;
  const digits = percent === 100 ? 0 : 2;
  return `${percent.toLocaleString("de-DE", { minimumFractionDigits: digits })} %`;
}
