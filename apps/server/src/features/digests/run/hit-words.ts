import { fitPartKeys } from "@tc/domain";
import type { FitPartKey, HitRow } from "@tc/domain";
import { goodFit } from "@tc/assessment";
import type { Hits } from "../look/digest-content.ts";
import type { HitCluster } from "./rank-hits.ts";

const partNames = {
  services: "Leistungsbild",
  references: "Referenzen",
  size: "Auftragsgröße",
  region: "Region",
  eligibility: "Eignung",
} as const satisfies Record<FitPartKey, string>;
/** Below this a part does not fit, as in the app. */
const weakBelow = 45;
const maxParts = 2;

/** A procedure as a row of a mail. */
export function hitRow(hit: HitCluster, publicUrl: string): HitRow {
  const { tender, fit, sources } = hit;
  const { buyer, state, deadline, value } = tender.words;
  return {
    title: tender.title,
    url: `${publicUrl}/app/tender/${encodeURIComponent(tender.slug)}`,
    buyer: sources > 1 ? `${buyer} · eine Vergabe aus ${sources} Quellen` : buyer,
    ...(state !== undefined && { state }),
    ...(fit && { fit }),
    ...(deadline && { deadline }),
    value,
    why: [fitWords(fit), originWords(hit)].filter((part) => part !== "").join(" "),
  };
}

/** "Leistungsbild und Referenzen passen, Region nicht." */
function fitWords(fit: HitCluster["fit"]): string {
  if (!fit) return "";
  const named = fitPartKeys.map((key, at) => ({
    name: partNames[key],
    part: fit.parts[at] ?? null,
  }));
  const good = named.filter(({ part }) => part !== null && part >= goodFit).slice(0, maxParts);
  const weak = named.filter(({ part }) => part !== null && part < weakBelow).slice(0, maxParts);
  const names = (parts: typeof named) => parts.map(({ name }) => name).join(" und ");
  if (good.length === 0) return weak.length === 0 ? "" : `${names(weak)} ${verb(weak)} nicht.`;
  const rest = weak.length === 0 ? "" : `, ${names(weak)} nicht`;
  return `${names(good)} ${verb(good)}${rest}.`;
}

const verb = (parts: readonly { readonly name: string }[]) =>
  parts.length > 1 || parts[0]?.name === partNames.references ? "passen" : "passt";

function originWords({ isOfProfile, searches }: HitCluster): string {
  const names = searches.map((name) => `„${name}“`).join(" und ");
  const fromSearches = searches.length === 1 ? `Suche ${names}` : `den Suchen ${names}`;
  if (searches.length === 0) return "Aus eurem Profil.";
  return isOfProfile ? `Aus eurem Profil und ${fromSearches}.` : `Aus ${fromSearches}.`;
}

/** What is left for one line */
export function restOf(rest: readonly HitCluster[]): Pick<Hits, "rest" | "restFits"> {
  const fits = rest.flatMap(({ fit }) => (fit ? [fit.score] : []));
  return {
    rest: rest.length,
    ...(fits.length > 0 && { restFits: { low: Math.min(...fits), high: Math.max(...fits) } }),
  };
}
