import { z } from "zod";
import { endpoint } from "../endpoint.ts";

const part = z.object({
  n: z.int(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
});
const share = z.number().optional();

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
  summary: "Die Modelle jetzt neu trainieren; die neue Version gilt, sobald sie fertig ist",
  response: z.object({ requestedAt: z.iso.datetime() }),
});
