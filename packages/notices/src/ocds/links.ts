import type { TenderLink } from "@tc/domain";
import { cleanUrl } from "../clean-text.ts";
import { given } from "../given.ts";
import type { JsonObject } from "./json-value.ts";
import { objectAt, objectsAt, textAt, textsAt } from "./json-value.ts";

/** Documents that are the notice itself in another place (OCDS documentType). */
const noticeDocuments = /notice$/i;

export function linksOf(documents: readonly JsonObject[]): TenderLink[] {
  return documents.flatMap((document) => {
    const url = cleanUrl(textAt(document, "url"));
    if (url === undefined) return [];
    const kind = noticeDocuments.test(textAt(document, "documentType") ?? "")
      ? "notice"
      : "documents";
    const isRestricted = textAt(document, "accessDetails") !== undefined ? true : undefined;
    return [{ kind, url, ...given("restricted", isRestricted) }];
  });
}

/** Links of the procedure as a whole: documents that name no lot, where to hand in, the platform. */
export function tenderLinks(release: JsonObject): TenderLink[] {
  const tender = objectAt(release, "tender");
  const documents = objectsAt(tender, "documents").filter(
    (document) => textsAt(document, "relatedLots").length === 0,
  );
  const submission = cleanUrl(textAt(tender, "submissionMethodDetails"));
  const platform = cleanUrl(textAt(objectAt(tender, "communication"), "atypicalToolUrl"));
  return [
    ...linksOf(documents),
    ...(submission ? [{ kind: "submission", url: submission } as const] : []),
    ...(platform ? [{ kind: "platform", url: platform } as const] : []),
    ...canonicalLinks(release),
  ];
}

function canonicalLinks(release: JsonObject): TenderLink[] {
  return objectsAt(release, "links").flatMap((link) => {
    const url = cleanUrl(textAt(link, "href"));
    return url && textAt(link, "rel") === "canonical" ? [{ kind: "notice", url } as const] : [];
  });
}
