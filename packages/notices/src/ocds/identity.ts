import { NoticeError } from "../notice.ts";
import { calendarDay } from "../moments/moment.ts";
import type { JsonObject } from "./json-value.ts";
import { objectAt, objectsAt, textAt } from "./json-value.ts";

/** Registered OCID prefix of Germany's national notice service. */
const nationalServicePrefix = "ocds-mnwr74-";

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const versionedUuid = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-(\d{2,4})$/i;

export interface ReleaseIdentity {
  readonly noticeId: string;
  readonly version: string;
  readonly procedureId: string;
}

/**
 * Names a release so that it meets its own eForms notice: the national service uses BT-701 as release id
 * (amendments name `<id>-<version>`) and BT-04 behind its prefix as ocid. Elsewhere the release id counts;
 * publishers that leave it out are named by ocid and date, which together change with every release.
 */
export function identifyRelease(release: JsonObject): ReleaseIdentity {
  const ocid = textAt(release, "ocid");
  if (ocid === undefined) throw missing("The release has no ocid.");
  const isNationalService = ocid.startsWith(nationalServicePrefix);
  const procedure = ocid.slice(nationalServicePrefix.length);
  const procedureId = isNationalService && uuid.test(procedure) ? procedure.toLowerCase() : ocid;

  const id = textAt(release, "id");
  const date = textAt(release, "date");
  if (id === undefined) {
    if (calendarDay(date) === undefined) throw missing("The release has neither id nor date.");
    return { noticeId: `${ocid}@${date}`, version: "1", procedureId };
  }
  const versioned = isNationalService ? versionedUuid.exec(id) : null;
  if (versioned) {
    const [, noticeId, version] = versioned;
    return { noticeId: noticeId!.toLowerCase(), version: version!, procedureId };
  }
  const version = isNationalService ? nationalVersion(release, id) : "1";
  return { noticeId: isNationalService ? id.toLowerCase() : id, version, procedureId };
}

/** BT-757 from the amendment that names this release as its result, else the first version as eForms writes it. */
function nationalVersion(release: JsonObject, id: string): string {
  for (const amendment of objectsAt(objectAt(release, "tender"), "amendments")) {
    const named = versionedUuid.exec(textAt(amendment, "releaseID") ?? "");
    if (named?.[1]?.toLowerCase() === id.toLowerCase()) return named[2]!;
  }
  return "01";
}

function missing(message: string): NoticeError {
  return new NoticeError("missing_identity", message);
}
