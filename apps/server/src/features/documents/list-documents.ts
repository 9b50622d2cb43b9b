import type { listDocuments as endpoint } from "@tc/contract";
import { AppError, documentsAddress } from "@tc/domain";
import type { z } from "zod";
import type { Context } from "../../platform/context.ts";
import { findTenderId } from "../../platform/database/tender-address.store.ts";
import { inAgency, requireMembership } from "../../platform/tenancy/tenancy.ts";
import { isContractConcluded } from "../processing-contract/index.ts";
import { findFetch, findLinks } from "./fetched/fetch.store.ts";
import { toDocumentFetch } from "./fetched/to-document-fetch.ts";
import { listAllDocuments } from "./list-all-documents.ts";
import { toTenderDocument } from "./to-tender-document.ts";

export function listDocuments(
  ctx: Context,
  { slug }: { slug: string },
): Promise<z.input<typeof endpoint.response>> {
  const { agencyId } = requireMembership(ctx);
  return inAgency(ctx, agencyId, async (t) => {
    const tenderId = await findTenderId(t.db, slug);
    const links = tenderId === undefined ? undefined : await findLinks(t, tenderId);
    if (tenderId === undefined || !links) throw new AppError("not_found");
    const rows = await listAllDocuments(t, tenderId);
    const address = documentsAddress({ links, lots: [] });
    return {
      documents: rows.map(toTenderDocument),
      isContractConcluded: await isContractConcluded(t),
      ...(address !== undefined && {
        fetch: toDocumentFetch(address, await findFetch(t, tenderId)),
      }),
    };
  });
}
