import { addDays, berlinDay } from "../../platform/memory/berlin-day.ts";
import { testNow } from "../database/test-context.ts";

/** A buyer's request as the form sends it; its last day to answer lies ten days ahead of `now`. */
export function closedRequestForm(now = testNow) {
  return {
    title: "Kampagne zur Nachwuchsgewinnung",
    description:
      "Wir suchen eine Agentur für eine Kampagne zur Nachwuchsgewinnung mit Plakaten, Anzeigen und Film.",
    buyerKind: "municipal",
    agencySectors: ["advertising", "film"],
    laender: [],
    valueLowCents: 5_000_000,
    valueHighCents: 9_000_000,
    answersOn: addDays(berlinDay(now), 10),
    agenciesSought: 2,
    contact: {
      organisation: "Landkreis Steinfeld",
      name: "Karin Behrens",
      email: "behrens@steinfeld.example",
      phone: "0431 901",
    },
  } as const;
}

export const publicRequestForm = (now = testNow) => ({
  ...closedRequestForm(now),
  agreesToExchange: true,
  isLawful: true,
});
