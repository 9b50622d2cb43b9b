// The jobs alone; any number of workers share one database.
import { useCompileCache } from "./main/compile-cache.ts";

useCompileCache();
await import("./main/start-worker.ts");
