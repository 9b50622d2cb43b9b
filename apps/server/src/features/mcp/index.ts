export { registerMcp } from "./mcp.routes.ts";
