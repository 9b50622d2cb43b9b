import { reapplyDeletions } from "../features/agency/index.ts";
import { runProcess } from "../main/processes/process.ts";
import { openWorkContext } from "./work-context.ts";

/** `npm run reapply-deletions`: after a restore, before the product starts: deletes again what the backup brought back. */
await runProcess(async (running) => {
  const ctx = await openWorkContext(running);
  const { agencies, unreadableDays } = await reapplyDeletions(ctx);
  process.stdout.write(`${agencies} Agenturen erneut gelöscht.\n`);
  if (unreadableDays.length > 0) {
    process.stderr.write(
      `Nicht lesbar sind die Kopien dieser Tage: ${unreadableDays.map(toGerman).join(", ")}. ` +
        "Was an ihnen gelöscht wurde, kann wieder da sein. Warum, steht im Protokoll; fehlt das Geheimnis von damals, gehört es in SESSION_SECRET_PREVIOUS. Rufe das danach noch einmal auf.\n",
    );
  }
  await running.shutdown.stop("done", unreadableDays.length > 0 ? 1 : 0);
});

/** 24.12.2026 of 2026-12-24 */
function toGerman(day: string): string {
  return day.split("-").toReversed().join(".");
}
