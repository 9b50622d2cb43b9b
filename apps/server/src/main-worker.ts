// The jobs alone; any number of workers share one database.
import { useCompileCache } from "./main/compile-cache.ts";
import { endQuietlyOnSignals } from "./platform/process/early-signals.ts";

endQuietlyOnSignals();
useCompileCache();
await import("./main/processes/start-worker.ts");
