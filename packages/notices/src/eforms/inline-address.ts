import type { Organisation } from "@tc/domain";
import { cleanUrl } from "../clean-text.ts";

/**
 * Takes a letterhead apart that was published as a buyer's name:
 * "VGem Musterau, Marktplatz 1, 97332 Musterau, Tel.: +49 …, Fax: …, E-Mail: x@y.de, Internet: www.y.de".
 * The name is what stands before street, postcode or contact; published fields win over parts of the name.
 */
export function withoutAddress(organisation: Organisation): Organisation {
  const { name } = organisation;
  const parts = name.slice(0, 1_000).split(/\s*[,;|]\s*/);
  const cut = parts.findIndex((part, index) => index > 0 && isAddressPart(part));
  if (cut < 1) return organisation;
  const rest = parts.slice(cut);
  const place = rest.map((part) => /^(?:D-)?(\d{5})\s+(\D.{1,80})$/.exec(part)).find(Boolean);
  const phone = labelled(rest, /^(?:Tel(?:efon)?|Fon)\b\.?:?\s*/i);
  const email = rest
    .map((part) => /[^\s@:]{1,64}@[^\s@]{1,255}/.exec(part)?.[0])
    .find((address) => address !== undefined);
  const website = cleanUrl(labelled(rest, /^(?:Internet|Homepage|Web(?:site)?)\s*:?\s*/i));
  return {
    ...(place && { town: place[2]!, postcode: place[1]! }),
    ...(phone !== undefined && { phone }),
    ...(email !== undefined && { email }),
    ...(website !== undefined && { website }),
    ...organisation,
    name: parts.slice(0, cut).join(", "),
  };
}

/** A street with a number, a postcode with its town, or a contact with its label. */
function isAddressPart(part: string): boolean {
  return (
    /^(?:D-)?\d{5}\s+\D/.test(part) ||
    /^(?:Tel|Fon|Fax|E-?Mail|Internet|Homepage|Web|Postfach)\b/i.test(part) ||
    /^[^\d]{2,60}\s\d{1,4}\s?[a-z]?(?:\s?[-–/]\s?\d{1,4}\s?[a-z]?)?$/i.test(part)
  );
}

function labelled(parts: readonly string[], label: RegExp): string | undefined {
  const labelledPart = parts.find((part) => label.test(part));
  return labelledPart?.replace(label, "").trim() || undefined;
}
