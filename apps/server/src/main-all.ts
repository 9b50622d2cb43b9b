// npm start: everything in one process, with a local PostgreSQL unless DATABASE_URL names another.
import { useCompileCache } from "./main/compile-cache.ts";

useCompileCache();
await import("./main/start-all.ts");
