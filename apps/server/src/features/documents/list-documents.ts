import type { listDocuments as endpoint } from "@tc/contract";
import { AppError } from "@tc/domain";
import type { z } from "zod";
import type { Context } from "../../platform/context.ts";
import { findTenderId } from "../../platform/database/tender-address.store.ts";
import { inAgency, requireMembership } from "../../platform/tenancy/tenancy.ts";
import { isContractConcluded } from "../processing-contract/index.ts";
import * as store from "./documents.store.ts";
import { toTenderDocument } from "./to-tender-document.ts";

export function listDocuments(
  ctx: Context,
  { slug }: { slug: string },
): Promise<z.input<typeof endpoint.response>> {
  const { agencyId } = requireMembership(ctx);
  return inAgency(ctx, agencyId, async (t) => {
    const tenderId = await findTenderId(t.db, slug);
    if (tenderId === undefined) throw new AppError("not_found");
    const rows = await store.listDocuments(t, tenderId);
    return {
      documents: rows.map(toTenderDocument),
      isContractConcluded: await isContractConcluded(t),
    };
  });
}
