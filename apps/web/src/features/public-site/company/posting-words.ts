import type { Posting } from "./postings";

export const employmentWords = {
  fullTime: "Vollzeit",
  partTime: "Teilzeit",
} as const satisfies Record<Posting["employment"], string>;

const per = { year: "im Jahr", hour: "pro Stunde" } as const;

/** e.g. "70.000–90.000 € im Jahr" */
export function payWords({ from, to, per: unit }: NonNullable<Posting["pay"]>): string {
  const number = new Intl.NumberFormat("de-DE");
  return `${number.format(from)}–${number.format(to)} € ${per[unit]}`;
}

/** A mail to the operator's address for applications; the server fills the address in. */
export function applicationLink(subject: string): string {
  return `mailto:{{operator.jobsEmail}}?subject=${encodeURIComponent(subject)}`;
}
