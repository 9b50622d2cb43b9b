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

/** "Stadt Köln", "Landeshauptstadt Düsseldorf", "Gemeinde Beelen": territorial bodies name themselves so. */
const municipalName =
  /^(?:(?:landeshaupt|bundes|hanse|universitäts|kreis|große kreis|wissenschafts)?stadt|(?:samt|verbands)?gemeinde|markt|(?:land)?kreis|städteregion|magistrat der stadt)\s+\p{Lu}/iu;
/** Their companies and foundations are bodies of their own. */
const ownBody = /\b(?:gmbh|mbh|ag|kg|aör|ggmbh|e\. ?v\.|stiftung|zweckverband)\b|werke\b/iu;

/** undefined where neither the legal type nor the name leaves no doubt. */
export function buyerKindOf(buyer: Organisation | undefined): BuyerKind | undefined {
  if (!buyer) return undefined;
  const legalType = buyer.legalType?.toLowerCase() ?? "";
  if (Object.hasOwn(kindByLegalType, legalType)) return kindByLegalType[legalType];
  if (legalType !== "" || ownBody.test(buyer.name)) return undefined;
  return municipalName.test(buyer.name) ? "municipal" : undefined;
}
