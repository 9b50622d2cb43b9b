import { pino, stdTimeFunctions } from "pino";
import type { DestinationStream, Logger } from "pino";

const secretNames = [
  "password",
  "secret",
  "token",
  "authorization",
  "cookie",
  "apiKey",
  "databaseUrl",
  "connectionString",
];
// pino's wildcard stands for exactly one level, so each depth is named.
const depths = ["", "*.", "*.*.", "*.*.*."];

/**
 * What an error says, and nothing it carries along: PostgreSQL's `detail` quotes the row ("Key (email)=(…) already
 * exists"), a lost connection drags its whole client behind it.
 */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { name, message, stack, cause } = error;
  const code = "code" in error ? error.code : undefined;
  return {
    type: name,
    message,
    ...((typeof code === "string" || typeof code === "number") && { code }),
    stack,
    ...(cause !== undefined && { cause: describeError(cause) }),
  };
}

/** JSON lines on stdout; whatever is called like a secret is left out at every usual depth. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    serializers: { err: describeError },
    formatters: { level: (label: string) => ({ level: label }) },
    redact: {
      paths: depths.flatMap((depth) => secretNames.map((name) => `${depth}${name}`)),
      censor: "[redacted]",
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
