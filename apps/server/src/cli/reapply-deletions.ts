import { reapplyDeletions } from "../features/agency/index.ts";
import { runProcess } from "../main/processes/process.ts";
import { openWorkContext } from "./work-context.ts";

/** `npm run reapply-deletions`: after a restore, before the product starts: deletes again what the backup brought back. */
await runProcess(async (running) => {
  const ctx = await openWorkContext(running);
  const { agencies } = await reapplyDeletions(ctx);
  process.stdout.write(`${agencies} Agenturen erneut gelöscht.\n`);
  await running.shutdown.stop("done");
});
