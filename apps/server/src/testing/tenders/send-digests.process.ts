// A process to be killed: sends the digests that are due at a moment. Arguments: the database's URL and the moment.
import { runDigests } from "../../features/digests/run/run-digests.ts";
import { connect } from "../../platform/database/database.ts";
import { testContext } from "../database/test-context.ts";

const [url = "", now = ""] = process.argv.slice(2);
const { db } = connect(url, { role: "tc_app", maxConnections: 6 });
const ctx = testContext({ db }, { now: new Date(now) });
await runDigests(ctx, new AbortController().signal);
await db.destroy();
process.disconnect?.();
