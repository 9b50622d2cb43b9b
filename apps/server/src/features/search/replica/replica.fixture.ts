// A process to be killed: follows the database and writes its snapshot as often as it can.
import { pino } from "pino";
import { connect } from "../../../platform/database/database.ts";
import { SearchReplica } from "./search-replica.ts";

const [url = "", snapshotFile = ""] = process.argv.slice(2);
const { db } = connect(url, { maxConnections: 2 });
const log = pino({ level: "silent" });
const replica = new SearchReplica({ db, log, snapshotFile, pollMs: 3_600_000 });
await replica.open();
process.send?.("open");
for (;;) {
  await replica.catchUp();
  await replica.saveSnapshot();
}
