import { MigrationHistoryError } from "../../platform/database/migration-history.ts";
import type { ProvidedDatabase } from "./local-database.ts";
import { StartError } from "../processes/process.ts";

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: "Dort nimmt niemand Verbindungen an.",
  ENOTFOUND: "Der Rechnername ist unbekannt.",
  EAI_AGAIN: "Der Rechnername lässt sich gerade nicht auflösen.",
  ETIMEDOUT: "Der Rechner antwortet nicht.",
  ECONNRESET: "Die Verbindung wurde abgebrochen.",
  "28P01": "Benutzer oder Passwort stimmen nicht.",
  "28000": "Dieser Benutzer darf sich dort nicht anmelden.",
  "3D000": "Diese Datenbank gibt es dort nicht.",
};

/** What hinders the start, in a sentence for whoever operates it: never the address, which may hold a password. */
export function explainDatabase(error: unknown, database: ProvidedDatabase): unknown {
  if (!(error instanceof Error)) return error;
  if (error instanceof MigrationHistoryError) return explainHistory(error, database);
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  const reason = reasons[code];
  if (reason !== undefined) {
    return new StartError(`Die Datenbank aus DATABASE_URL ist nicht zu erreichen. ${reason}`);
  }
  // Raised by our own migration, which tells what an administrator has to do.
  if (code === "P0001" && "hint" in error && typeof error.hint === "string") {
    return new StartError(
      `Die Datenbank lässt sich nicht einrichten: ${error.message}\n${error.hint}`,
    );
  }
  return /^timeout exceeded when trying to connect$/.test(error.message)
    ? new StartError(
        `Die Datenbank aus DATABASE_URL ist nicht zu erreichen. ${reasons["ETIMEDOUT"]}`,
      )
    : error;
}

/** One sentence that names the folder or the database; the start has changed nothing in it. */
function explainHistory(
  { kind, message }: MigrationHistoryError,
  { url, dataDir }: ProvidedDatabase,
): StartError {
  const isLocal = dataDir !== undefined;
  const place = isLocal
    ? `Der Datenordner ${dataDir}`
    : `Die Datenbank „${decodeURIComponent(new URL(url).pathname.slice(1))}“`;
  if (kind === "broken") {
    return new StartError(
      `${place} hat eine beschädigte Folge von Migrationen (${message}); darin wurde nichts geändert.`,
    );
  }
  const remedy = isLocal ? "verschiebe ihn" : "nenne in DATABASE_URL eine andere";
  return new StartError(
    `${place} stammt von einem Release, dessen Tabellen dieses nicht übernehmen kann: ${remedy} und starte neu; darin wurde nichts geändert.`,
  );
}
