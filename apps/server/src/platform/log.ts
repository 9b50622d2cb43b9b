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

/** JSON lines on stdout; whatever is called like a secret is left out at every usual depth. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    redact: {
      paths: depths.flatMap((depth) => secretNames.map((name) => `${depth}${name}`)),
      censor: "[redacted]",
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
