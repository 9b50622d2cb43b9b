import { requirementsOf } from "@tc/assessment";
import type { Requirement } from "@tc/assessment";
import { readFormalities } from "@tc/documents";
import type { Tender } from "@tc/domain";
import { certificatePaper, paperNames } from "./paper-names.ts";
import type { PaperDemand } from "./paper-names.ts";

const maxQuote = 300;

/** What the notice wants to see: by its demands on bidders, and by the papers that its criteria name. */
export function noticeDemands(tender: Tender): PaperDemand[] {
  return [...requirementsOf(tender).flatMap(ofRequirement), ...namedPapers(tender)];
}

function ofRequirement(requirement: Requirement): PaperDemand[] {
  const quotes = [requirement.demand];
  switch (requirement.kind) {
    case "turnover":
      return [{ ...paperNames.turnover, quotes }];
    case "insurance": {
      const { highestCents: cents, timesAYear } = requirement;
      return [
        { ...paperNames.insurance, quotes, ...(cents > 0 && { cover: { cents, timesAYear } }) },
      ];
    }
    case "references": {
      const { count, isCounted } = requirement;
      return [{ ...paperNames.references, quotes, ...(isCounted && { count }) }];
    }
    case "certificates":
      return [{ ...certificatePaper(requirement.anyOf), quotes }];
    case "language":
    case "region":
      return [];
  }
}

/** Forms and proofs by their names; TED repeats the criteria in every lot, so equal texts are read once. */
function namedPapers({ lots }: Tender): PaperDemand[] {
  const texts = new Map<string, { field: string; lotIds: string[] }>();
  const bidLots = lots.filter(({ kind }) => kind !== "group");
  for (const { id, selectionCriteria } of bidLots) {
    for (const [index, criterion] of selectionCriteria.entries()) {
      const part = criterion.description ? "description" : "name";
      const text = criterion[part];
      if (!text) continue;
      const place = texts.get(text);
      if (place) place.lotIds.push(id);
      else {
        texts.set(text, { field: `lots.${id}.selectionCriteria.${index}.${part}`, lotIds: [id] });
      }
    }
  }
  return Array.from(texts, ([text, { field, lotIds }]) => {
    const [lotId] = lotIds;
    const isOfOneLot = bidLots.length > 1 && new Set(lotIds).size === 1;
    return readFormalities(text).flatMap((finding): PaperDemand[] => {
      if (finding.type !== "formality") return [];
      const { kind, name, start, end } = finding;
      if (kind !== "form" && kind !== "proof") return [];
      const quote = text.slice(start, end).trim().slice(0, maxQuote);
      return [{ kind, name, quotes: [{ quote, field, ...(isOfOneLot && lotId && { lotId }) }] }];
    });
  }).flat();
}
