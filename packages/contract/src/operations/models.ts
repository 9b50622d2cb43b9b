import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { done, line } from "../fields.ts";

const part = z.object({
  n: z.int(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
});
const share = z.number().optional();
const modelVersion = z.int().min(1).max(2_147_483_647);
export const modelReasonMax = 300;

export const listModelVersions = endpoint({
  method: "GET",
  path: "/api/admin/models",
  access: "admin",
  summary: "Versionen der Modelle mit ihrer Kalibrierung, neueste zuerst",
  response: z.object({
    versions: z.array(
      z.object({
        version: z.int(),
        trainedAt: z.iso.datetime(),
        isSample: z.boolean(),
        status: z.enum(["building", "active", "retired"]),
        /** When it came into use last; absent for a candidate, which was trained while another version was held */
        activatedAt: z.iso.datetime().optional(),
        /** A training does not replace it until an admin lets go of it. */
        held: z
          .object({
            since: z.iso.datetime(),
            reason: z.string(),
            /** The admin's name; absent where the account is gone */
            by: z.string().optional(),
          })
          .optional(),
        /** Not the one in use, complete, and of the kind of notices that is here */
        canActivate: z.boolean(),
        /** What it rests on; absent while it is being trained */
        basis: z
          .object({
            tenders: z.int(),
            offers: part,
            budget: part,
            fit: part,
            chances: part,
            /** Expected calibration error for single offers, on awards that the version had not seen */
            single: z.object({ n: z.int(), error: z.number() }).optional(),
            /** Shares of such awards inside their 80 % range */
            offersCoverage: share,
            budgetCoverage: share,
          })
          .optional(),
      }),
    ),
  }),
});

export const requestTraining = endpoint({
  method: "POST",
  path: "/api/admin/models/training",
  access: "admin",
  summary:
    "Die Modelle jetzt neu trainieren; eine neue Version gilt, sobald sie fertig ist, wenn keine festgehalten wird",
  response: z.object({ requestedAt: z.iso.datetime() }),
});

/** Holds the one in use as well. `details.reason` of its stale_version: unfinished, gone, other_notices, unreadable; none where another one is in use. */
export const activateModelVersion = endpoint({
  method: "POST",
  path: "/api/admin/models/activate",
  access: "admin",
  summary: "Eine frühere Version der Modelle in Gebrauch nehmen und festhalten",
  body: z.strictObject({
    version: modelVersion,
    /** The one in use as the admin sees it; absent where there is none */
    replaces: modelVersion.optional(),
    reason: line(modelReasonMax),
  }),
  response: done,
});

export const releaseModelVersion = endpoint({
  method: "POST",
  path: "/api/admin/models/release",
  access: "admin",
  summary: "Das Festhalten aufheben: Das nächste Training ersetzt die Version wieder",
  body: z.strictObject({ version: modelVersion }),
  response: done,
});
