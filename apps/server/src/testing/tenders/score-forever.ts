// A process to be killed: trains and scores as long as it lives. Argument: the database's URL.
import { scoringJobs, scoreTendersJob, trainModels } from "../../features/scoring/index.ts";
import { connect } from "../../platform/database/database.ts";
import { testContext } from "../database/test-context.ts";

const [url = ""] = process.argv.slice(2);
const { db } = connect(url, { role: "tc_app", maxConnections: 4 });
const ctx = testContext({ db });
const { signal } = new AbortController();
const scoring = scoringJobs().find(({ job }) => job.name === scoreTendersJob.name);
process.send?.("ready");
for (;;) {
  await trainModels(ctx, { signal });
  await scoring?.run(ctx, {}, signal);
}
