import { publishedPriceWeight } from "@tc/assessment";
import { readPitchTerms } from "@tc/documents";
import type { NoticeText } from "./dossier.store.ts";

/** What one notice tells of how its buyer awards */
export interface NoticePractice {
  /** Percent; unclear: the weights do not add up, or lots differ */
  readonly priceWeight: number | "unclear" | undefined;
  /** undefined: it demands neither drafts nor a presentation */
  readonly pitch: "fee" | "no-fee" | "nothing" | undefined;
}

export function noticePractice({ description, lots }: NoticeText): NoticePractice {
  return { priceWeight: publishedPriceWeight(lots), pitch: pitchOf(textOf(description, lots)) };
}

/** A fee that is named counts as a demand too: nobody pays for what nobody has to do. */
function pitchOf(text: string): NoticePractice["pitch"] {
  const kinds = new Set(
    readPitchTerms(text).flatMap((item) => (item.type === "pitch" ? [item.kind] : [])),
  );
  if (kinds.has("fee")) return "fee";
  if (kinds.has("no-fee")) return "no-fee";
  return kinds.has("draft") || kinds.has("presentation") ? "nothing" : undefined;
}

function textOf(description: string | null, lots: NoticeText["lots"]): string {
  return [
    description ?? "",
    ...lots.flatMap((lot) => [
      lot.description ?? "",
      ...lot.awardCriteria.flatMap((it) => [it.name ?? "", it.description ?? ""]),
    ]),
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}
