import type { Organisation } from "@tc/domain";

/** Whose administration a buyer belongs to, as far as budget law asks. */
export type BuyerKind = "federal" | "state" | "municipal";

/** BT-11, the European codes and those of eForms-DE. Bodies and companies are none of the three. */
const kindByLegalType: Readonly<Record<string, BuyerKind>> = {
  cga: "federal",
  "oberst-bbeh": "federal",
  "omu-bbeh": "federal",
  "omu-bbeh-niedrig": "federal",
  "koerp-oer-bund": "federal",
  "anst-oer-bund": "federal",
  "stift-oer-bund": "federal",
  ra: "state",
  "oberst-lbeh": "state",
  "omu-lbeh": "state",
  "koerp-oer-land": "state",
  "anst-oer-land": "state",
  "stift-oer-land": "state",
  la: "municipal",
  "kommun-beh": "municipal",
  "koerp-oer-kommun": "municipal",
};

/** "Stadt Köln", "Gemeindeverwaltung Beelen": territorial bodies name themselves so. */
const municipalName =
  /^(?:(?:landeshaupt|bundes|hanse|universitäts|kreis|große kreis|wissenschafts)?stadt|(?:samt|verbands)?gemeinde|markt|(?:land)?kreis|städteregion|(?:stadt|gemeinde|kreis|verbandsgemeinde)verwaltung|magistrat der stadt)\s+\p{Lu}/iu;
/** Their companies, foundations and associations are bodies of their own. */
const ownBody =
  /\b(?:gmbh|mbh|ag|kg|aör|ggmbh|e\. ?v\.|stiftung|zweckverband|klinikum)\b|\p{L}werke\b|verband\b/iu;
/** The national dialect appends the whole address. */
const address = /\b(?:tel|telefon|fax|e-mail|internet)\b/iu;

/**
 * undefined where neither the legal type nor the name leaves no doubt. "Kommunale Körperschaft" (koerp-oer-kommun) is
 * also published by companies and associations of municipalities; those are not taken for a municipality.
 */
export function buyerKindOf(buyer: Organisation | undefined): BuyerKind | undefined {
  if (!buyer) return undefined;
  const name = (buyer.originalName ?? buyer.name).split(address, 1)[0] ?? "";
  const legalType = buyer.legalType?.toLowerCase() ?? "";
  const kind = Object.hasOwn(kindByLegalType, legalType) ? kindByLegalType[legalType] : undefined;
  if (kind === "municipal" && ownBody.test(name)) return undefined;
  if (kind !== undefined || legalType !== "" || ownBody.test(name)) return kind;
  return municipalName.test(name) ? "municipal" : undefined;
}
