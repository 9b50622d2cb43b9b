import type { Notice, NoticeChange, NoticeKind } from "../notice.ts";
import { languageCode } from "../codes/languages.ts";
import { given } from "../given.ts";
import { calendarDay } from "../moments/moment.ts";
import { readResults } from "./awards.ts";
import { cpvOf, placesOf, unique } from "./classifications.ts";
import { identifyRelease } from "./identity.ts";
import type { JsonObject } from "./json-value.ts";
import { booleanAt, objectAt, objectsAt, textAt, textsAt } from "./json-value.ts";
import { tenderLinks } from "./links.ts";
import { readLots } from "./lots.ts";
import { partyLookup, readBuyers } from "./parties.ts";
import { natureOf, readLaw, readProcedure } from "./procedure.ts";
import { moneyAt } from "./values.ts";

/** Reads one release. Throws NoticeError "missing_identity" when it cannot be told from others. */
export function readRelease(release: JsonObject): Notice {
  const { noticeId, version, procedureId } = identifyRelease(release);
  const tender = objectAt(release, "tender");
  const lookUp = partyLookup(release);
  const buyers = readBuyers(release, lookUp);
  const buyerCountry = buyers[0]?.country;
  const procedure = readProcedure(tender);
  const items = objectsAt(tender, "items");
  const cpv = unique([...cpvOf(tender), ...items.flatMap(cpvOf)]);
  const places = placesOf(items);
  const tags = textsAt(release, "tag");
  const day = calendarDay(textAt(release, "date"));
  return {
    format: "ocds",
    root: tags.join("+") || "release",
    kind: kindOf(release, tags),
    noticeId,
    version,
    procedureId,
    previousNotices: previousOf(release),
    ...given("language", languageCode(textAt(release, "language") ?? "")),
    ...given("buyerCountry", buyerCountry),
    ...given("issuedOn", day),
    ...given("publishedOn", day),
    title: textAt(tender, "title") ?? textAt(release, "title") ?? "",
    ...given("description", textAt(tender, "description") ?? textAt(release, "description")),
    ...given("reference", referenceOf(tender, release)),
    buyers,
    ...given("procedure", procedure.type),
    ...given("procedureText", procedure.text),
    ...given("accelerated", booleanAt(objectAt(tender, "procedure"), "isAccelerated")),
    ...readLaw(tender),
    ...given("nature", natureOf(tender)),
    ...given("mainCpv", cpv[0]),
    cpv,
    nuts: places.nuts,
    ...given("placeText", places.text),
    values: { ...given("estimated", moneyAt(tender, "value")) },
    lots: readLots(release, buyerCountry),
    results: readResults(release, lookUp),
    links: tenderLinks(release),
    changes: changesOf(release),
    cancelsNotice: isCancelled(tender, tags),
  };
}

/** A release may carry several tags; the latest step of the procedure names it. */
function kindOf(release: JsonObject, tags: readonly string[]): NoticeKind {
  const has = (pattern: RegExp): boolean => tags.some((tag) => pattern.test(tag));
  if (has(/^contractAmendment$/)) return "modification";
  if (has(/^(?:implementation|contractTermination)/)) return "completion";
  if (has(/^(?:award|contract)/)) return "result";
  const status = textAt(objectAt(release, "tender"), "status");
  if (has(/^compiled$/) && objectsAt(release, "awards").length > 0) return "result";
  if (has(/^planning/) && !has(/^tender/)) return "planning";
  return status === "planning" || status === "planned" ? "planning" : "call";
}

function isCancelled(tender: JsonObject | undefined, tags: readonly string[]): boolean {
  const status = textAt(tender, "status") ?? "";
  return (
    tags.includes("tenderCancellation") || /^(?:cancelled|unsuccessful|withdrawn)$/.test(status)
  );
}

/** The buyer's own number; some publishers repeat the ocid there, which says nothing new. */
function referenceOf(tender: JsonObject | undefined, release: JsonObject): string | undefined {
  const id = textAt(tender, "id");
  const ocid = textAt(release, "ocid") ?? "";
  return id === undefined || ocid.endsWith(id) ? undefined : id;
}

function changesOf(release: JsonObject): NoticeChange[] {
  return objectsAt(objectAt(release, "tender"), "amendments").map((amendment) => ({
    ...given("changedNotice", textAt(amendment, "amendsReleaseID")),
    ...given("reasonText", textAt(amendment, "rationale")),
    ...given("description", textAt(amendment, "description")),
    sections: [],
  }));
}

/** Earlier steps of the same purchase; frameworks and parents are other procedures. */
function previousOf(release: JsonObject): string[] {
  const processes = objectsAt(release, "relatedProcesses").filter((process) =>
    textsAt(process, "relationship").some((kind) =>
      /^(?:planning|prior|unsuccessfulProcess)$/.test(kind),
    ),
  );
  return unique(processes.flatMap((process) => textAt(process, "identifier") ?? []));
}
