import type { SitePage } from "../website/read-site.ts";
import { suggestPlaces } from "./places.ts";
import { suggestProofs } from "./proofs.ts";
import { suggestReferences } from "./references.ts";
import { suggestServices } from "./services.ts";
import type { Suggestion } from "./suggestion.ts";

/** Everything the pages say of the agency, by rules alone: the same pages give the same suggestions. */
export function suggestFromPages(pages: readonly SitePage[], thisYear: number): Suggestion[] {
  return [
    ...suggestServices(pages),
    ...suggestReferences(pages, thisYear),
    ...suggestPlaces(pages),
    ...suggestProofs(pages),
  ];
}
