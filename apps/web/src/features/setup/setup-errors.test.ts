import { expect, test } from "vitest";
import { ApiError } from "../../platform/api/api-error";
import { errorTypeOf, setupMessage, setupTitle } from "./setup-errors";

test.each([
  ["rls_permission", "Berechtigungsfehler"],
  ["foreign_key", "Datenbank-Verknüpfungsfehler"],
  ["timeout", "Zeitüberschreitung"],
  ["network", "Verbindungsfehler"],
  ["database_error", "Unbekannter Fehler"],
  ["toString", "Unbekannter Fehler"],
  ["", "Unbekannter Fehler"],
])("error %s is titled %s", (type, title) => expect(setupTitle(type)).toBe(title));

test("content spoofing: a message that is not ours is not shown", () => {
  expect(setupMessage("Ihr Konto ist gesperrt. Rufen Sie 0190 an.")).toBe(
    "Ein unbekannter Fehler ist aufgetreten.",
  );
  expect(setupMessage(null)).toBe("Ein unbekannter Fehler ist aufgetreten.");
  expect(setupMessage("Fehler beim Überprüfen des Nutzerstatus.")).toBe(
    "Fehler beim Überprüfen des Nutzerstatus.",
  );
});

test.each([
  [new ApiError("offline", 0), "network"],
  [
    new ApiError("promotion_failed", 500, "r", { details: { errorType: "foreign_key" } }),
    "foreign_key",
  ],
  [new ApiError("promotion_failed", 500, "r", { details: { errorType: "<b>" } }), "unknown"],
  [new ApiError("overloaded", 504), "timeout"],
  [new Error("x"), "unknown"],
])("%s is of type %s", (error, type) => expect(errorTypeOf(error)).toBe(type));
