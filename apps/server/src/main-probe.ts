// Measures from outside whether the product runs: for a machine or a container of its own.
import { useCompileCache } from "./main/compile-cache.ts";
import { endQuietlyOnSignals } from "./platform/process/early-signals.ts";

endQuietlyOnSignals();
useCompileCache();
await import("./main/processes/start-probe.ts");
