import pg from "pg";

// https://www.postgresql.org/docs/18/errcodes-appendix.html
const busyClasses = new Set([
  "08", // connection exception
  "53", // insufficient resources: connections, memory, disk
  "57", // operator intervention: statement timeout, shutdown, crash, starting up
]);
const lockNotAvailable = "55P03";
const socketFaults = new Set(["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "ENOTFOUND"]);
// pg throws plain errors for these.
const plainMessages = [
  /^timeout exceeded when trying to connect$/,
  /^Connection terminated/,
  /^Client has encountered a connection error/,
  /^Client was closed/,
];

/** true where the same statement may work in a moment: the pool is exhausted, the server away or busy. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable);
  if (error instanceof pg.DatabaseError) {
    const code = error.code ?? "";
    return busyClasses.has(code.slice(0, 2)) || code === lockNotAvailable;
  }
  if ("code" in error && socketFaults.has(String(error.code))) return true;
  return plainMessages.some((pattern) => pattern.test(error.message));
}

/** true where somebody else was faster with a value that may exist only once. */
export function isDuplicate(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === "23505";
}
