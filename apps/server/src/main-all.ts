// npm start: everything in one process, with a local PostgreSQL unless DATABASE_URL names another.
import { useCompileCache } from "./main/compile-cache.ts";
import { endQuietlyOnSignals } from "./platform/process/early-signals.ts";

endQuietlyOnSignals();
useCompileCache();
await import("./main/processes/start-all.ts");
