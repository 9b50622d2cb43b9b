import { agencySectorNames, laender } from "@tc/domain";
import type { AgencySector, Land } from "@tc/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";

/** Years of results that are counted */
export const invitingYears = [1, 3, 5] as const;

export const listInvitingBuyers = endpoint({
  method: "GET",
  path: "/api/inviting-buyers",
  access: "agency",
  feature: "agencyMatch",
  summary: "Auftraggeber, die wiederholt ohne öffentlichen Aufruf vergeben haben",
  query: z.object({
    agencySector: z.enum(agencySectorNames as [AgencySector, ...AgencySector[]]).optional(),
    region: z.enum(Object.keys(laender) as [Land, ...Land[]]).optional(),
    years: z.coerce
      .number()
      .pipe(z.union([z.literal(1), z.literal(3), z.literal(5)]))
      .default(3),
  }),
  response: z.object({
    /** Most procedures first, at most 50 of `buyerCount`; each with at least two */
    buyers: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        /** Procedures without a call with a published result in the period */
        count: z.int(),
        /** Of these, in how many several offers were received, among those that say it */
        severalOffers: z.int(),
        offersKnown: z.int(),
        /** All procedures of the buyer with a published result in the same selection */
        awarded: z.int(),
        lastOn: z.iso.date(),
        lastTitle: z.string(),
        lastSlug: z.string(),
      }),
    ),
    buyerCount: z.int(),
    /** Of the whole selection */
    n: z.object({
      /** With a published result and a stated procedure */
      awarded: z.int(),
      /** Of these without a call */
      withoutCall: z.int(),
      /** Results whose notices name no buyer or no procedure; they are not counted. */
      unknown: z.int(),
    }),
    from: z.iso.date(),
    until: z.iso.date(),
  }),
});
export type InvitingBuyers = z.output<typeof listInvitingBuyers.response>;
