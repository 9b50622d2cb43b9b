import { buffer } from "node:stream/consumers";
import { brand } from "@tc/domain";
import yazl from "yazl";
import { audit } from "../../platform/tenancy/audit.ts";
import type { Context } from "../../platform/context.ts";
import { countTry } from "../../platform/http/rate-limit.ts";
import { requireOwner } from "../../platform/tenancy/require-owner.ts";
import { inAgency, requireMembership } from "../../platform/tenancy/tenancy.ts";
import { requirePassword } from "../account/index.ts";
import { exportLimit } from "./agency.limits.ts";
import { listTenantTables, readRows } from "./agency.store.ts";

const explanation = `Alle Daten deiner Agentur bei ${brand}: eine JSON-Datei je Tabelle, Zeitpunkte in UTC (ISO 8601),
Geldbeträge in Cent. Passwörter und Schlüssel sind nicht enthalten, ebenso wenig, was für dich berechnet wird
(AgencyFit, TenderChances): das zeigt die Anwendung.\n`;

/** Everything the agency has here, as the right to data portability (Art. 20 GDPR) wants it: machine-readable. */
export async function exportAgency(ctx: Context, { currentPassword }: { currentPassword: string }) {
  const { agencyId } = requireMembership(ctx);
  await countTry(ctx, exportLimit, agencyId);
  await requirePassword(ctx, currentPassword);
  const files = await inAgency(ctx, agencyId, async (t) => {
    await requireOwner(t);
    await audit(t, { kind: "export_requested", agencyId });
    const tables: [string, readonly unknown[]][] = [];
    for (const table of await listTenantTables(t)) tables.push([table, await readRows(t, table)]);
    return tables;
  });
  const zip = new yazl.ZipFile();
  const mtime = ctx.now();
  zip.addBuffer(Buffer.from(explanation), "LIESMICH.txt", { mtime });
  for (const [table, rows] of files) {
    zip.addBuffer(Buffer.from(`${JSON.stringify(rows, null, 2)}\n`), `${table}.json`, { mtime });
  }
  zip.end();
  const bytes = await buffer(zip.outputStream);
  const day = mtime.toISOString().slice(0, 10);
  return { fileName: `tenderchances-export-${day}.zip`, zipBase64: bytes.toString("base64") };
}
