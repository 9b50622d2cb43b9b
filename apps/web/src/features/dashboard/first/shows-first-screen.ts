import type { getAgency } from "@tc/contract";
import type { z } from "zod";

type Agency = Pick<z.output<typeof getAgency.response>, "features" | "firstScreenUntil">;

/** For three days or until a tender is marked, and only where the plan opens the fit: this screen has no padlock. */
export function showsFirstScreen({ features, firstScreenUntil }: Agency, now: Date): boolean {
  if (firstScreenUntil === undefined || !features.includes("agencyFit")) return false;
  return now < new Date(firstScreenUntil);
}
