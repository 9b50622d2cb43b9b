import { PassThrough, Readable } from "node:stream";
import { brand } from "@tc/domain";
import yazl from "yazl";
import { audit } from "../../platform/tenancy/audit.ts";
import type { Context } from "../../platform/context.ts";
import { FileAnswer } from "../../platform/http/http-answer.ts";
import { countTry } from "../../platform/http/rate-limit.ts";
import { requireOwner } from "../../platform/tenancy/require-owner.ts";
import { inAgency, requireMembership } from "../../platform/tenancy/tenancy.ts";
import { requirePassword } from "../account/index.ts";
import { listUploads } from "../documents/index.ts";
import type { UploadedFile } from "../documents/index.ts";
import { listProofUploads } from "../proof-files/index.ts";
import { exportLimit } from "./agency.limits.ts";
import { listTenantTables, readRows } from "./agency.store.ts";

const explanation = `Alle Daten deiner Agentur bei ${brand}: eine JSON-Datei je Tabelle, Zeitpunkte in UTC (ISO 8601),
Geldbeträge in Cent; hochgeladene Unterlagen liegen je Ausschreibung im Ordner „unterlagen“, eure Nachweise im Ordner „nachweise“. Passwörter und Schlüssel sind nicht enthalten, ebenso wenig, was für dich berechnet wird
(AgencyFit, TenderChances): das zeigt die Anwendung.\n`;

/**
 * Everything the agency has here, as the right to data portability (Art. 20 GDPR) wants it: machine-readable. The archive
 * is made while it is sent, one file after another.
 */
export async function exportAgency(
  ctx: Context,
  { currentPassword }: { currentPassword: string },
): Promise<FileAnswer> {
  const { agencyId } = requireMembership(ctx);
  await countTry(ctx, exportLimit, agencyId);
  await requirePassword(ctx, currentPassword);
  const { tables, uploads } = await inAgency(ctx, agencyId, async (t) => {
    await requireOwner(t);
    await audit(t, { kind: "export_requested", agencyId });
    const all: [string, readonly unknown[]][] = [];
    for (const table of await listTenantTables(t)) all.push([table, await readRows(t, table)]);
    const folders = { unterlagen: await listUploads(t), nachweise: await listProofUploads(t) };
    const uploads = Object.entries(folders).flatMap(([folder, files]) =>
      files.map((file) => ({ ...file, path: `${folder}/${file.path}` })),
    );
    return { tables: all, uploads };
  });
  const zip = new yazl.ZipFile();
  const mtime = ctx.now();
  zip.addBuffer(Buffer.from(explanation), "LIESMICH.txt", { mtime });
  for (const [table, rows] of tables) {
    zip.addBuffer(Buffer.from(`${JSON.stringify(rows, null, 2)}\n`), `${table}.json`, { mtime });
  }
  for (const upload of uploads) {
    zip.addReadStreamLazy(upload.path, { mtime }, (done) => {
      open(ctx, upload).then(
        (content) => done(undefined, Readable.from([content])),
        (error: unknown) => done(error, Readable.from([])),
      );
    });
  }
  zip.end();
  const archive = new PassThrough();
  // A file that cannot be opened ends the download: a whole archive holds everything.
  zip.on("error", (error) => archive.destroy(error));
  zip.outputStream.pipe(archive);
  const day = mtime.toISOString().slice(0, 10);
  return new FileAnswer(archive, `tenderchances-export-${day}.zip`);
}

async function open(ctx: Context, upload: UploadedFile): Promise<Buffer> {
  const content = await upload.open(ctx);
  return content ?? Buffer.from("Diese Datei ist im Speicher nicht mehr vorhanden.\n");
}
