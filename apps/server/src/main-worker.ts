// The jobs alone; any number of workers share one database.
import { useCompileCache } from "./main/compile-cache.ts";
import { endQuietlyOnSignals } from "./platform/early-signals.ts";

endQuietlyOnSignals();
useCompileCache();
await import("./main/start-worker.ts");
