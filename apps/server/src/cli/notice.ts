import { once } from "node:events";
import { readPaths } from "../adapters/archive/read-paths.ts";
import { describeDocument } from "./notice-lines.ts";

/** `npm run notice -- PATH…`: one JSON line a notice, for files, ZIPs, directories and JSON Lines. */
async function main(paths: readonly string[]): Promise<number> {
  if (paths.length === 0) {
    process.stderr.write("Usage: npm run notice -- PATH…\n");
    return 2;
  }
  let read = 0;
  for await (const member of readPaths(paths)) {
    for (const line of describeDocument(member)) {
      if (line.ok) read += 1;
      if (!process.stdout.write(`${JSON.stringify(line)}\n`)) await once(process.stdout, "drain");
    }
  }
  return read > 0 ? 0 : 1;
}

// The reader of a pipe may leave early (`| head`): that is no error.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EPIPE") process.exit(0);
  throw error;
});

process.exitCode = await main(process.argv.slice(2));
