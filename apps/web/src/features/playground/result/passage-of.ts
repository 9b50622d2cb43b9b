import type { JudgedText, TenderQuote } from "@tc/contract";
import type { Quotation } from "../../../platform/documents/quote-address";
import { isSamePlace } from "../../../platform/documents/places";

type Parts = JudgedText["parts"];

/** Stands for the text's own id: there is one text, and nothing is stored of it. */
const textId = "text";

/** Where words of the text stand, by the place they are said to have first; undefined where it does not hold them. */
export function passageOf(
  parts: Parts,
  { quote, document }: Pick<TenderQuote, "quote" | "document">,
): Quotation | undefined {
  if (quote === "") return undefined;
  const holds = ({ lines }: Parts[number]) => lines.join("\n").includes(quote);
  const part =
    parts.find(({ place, ...part }) => {
      return (
        document !== undefined && isSamePlace(place, document.place) && holds({ place, ...part })
      );
    }) ?? parts.find(holds);
  return part && { documentId: textId, place: part.place, quote };
}
