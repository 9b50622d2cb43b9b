import { expect, test } from "vitest";
import { cannedWeb } from "../../support/web/canned-web.ts";
import { refusal, sampleAccount, sampleAnswers } from "../../support/samples/account.ts";
import { openWatchedPage } from "../../support/browser/watched-page.ts";

const stateCall = `GET /api/setup/${sampleAnswers.status.record?.agencyId}`;
const userCall = `POST /api/setup/${sampleAnswers.status.record?.agencyId}/user`;
const waiting = { hasProfile: false, hasPendingProfile: true };
const nothing = { hasProfile: false, hasPendingProfile: false };
const made = { hasProfile: true, hasPendingProfile: false };
const failing = (more: object = {}) => refusal(500, "internal", more);

const server = await cannedWeb();

type Answers = Record<string, unknown>;

async function openSetup(answers: Answers, query = "") {
  const account = sampleAccount(() => undefined, answers);
  server.setApi((path, search, method, body) => {
    // As the server answers it: anybody else's id finds nothing.
    if (search.get("userId") === "somebody-else") return { body: nothing };
    return account(path, search, method, body);
  });
  const watched = await openWatchedPage();
  await watched.page.goto(`${server.origin}/setup?${query}`);
  return watched;
}

const noProfile = "Kein Agenturprofil gefunden. Bitte kontaktieren Sie den Support.";

test.each<[string, string, string, Answers]>([
  [
    "Das Agenturprofil konnte nicht geprüft werden.",
    "Berechtigungsfehler",
    "",
    { [stateCall]: failing({ details: { step: "profile", errorType: "rls_permission" } }) },
  ],
  [
    "Das wartende Agenturprofil konnte nicht geladen werden.",
    "Datenbank-Verknüpfungsfehler",
    "",
    { [stateCall]: failing({ details: { step: "pending_profile", errorType: "foreign_key" } }) },
  ],
  [
    "Der Nutzerdatensatz konnte nicht gespeichert werden.",
    "Unbekannter Fehler",
    "",
    { [stateCall]: made, [userCall]: failing() },
  ],
  [
    "Profile promotion failed: Die Datenbank hat nicht rechtzeitig geantwortet.",
    "Zeitüberschreitung",
    "",
    {
      [stateCall]: waiting,
      "POST /promote-profile": failing({
        details: { errorType: "timeout" },
        detail: "Die Datenbank hat nicht rechtzeitig geantwortet.",
      }),
    },
  ],
  [noProfile, "Unbekannter Fehler", "userId=somebody-else", { [stateCall]: waiting }],
])("an attempt that fails shows %s", async (message, title, query, answers) => {
  const { page, close } = await openSetup(answers, query);
  await page.getByRole("button", { name: "Erneut versuchen" }).click();
  await page.getByText(message, { exact: true }).waitFor();
  await page.getByRole("heading", { name: title }).waitFor();
  await close();
});

test.each([
  ["", "Ein unbekannter Fehler ist aufgetreten."],
  ["Fehler beim Überprüfen des Nutzerstatus.", "Fehler beim Überprüfen des Nutzerstatus."],
  [noProfile, noProfile],
  ["Profile promotion failed", "Profile promotion failed"],
])("the message %s of the address is shown as %s", async (message, shown) => {
  const { page, close } = await openSetup({}, String(new URLSearchParams({ message })));
  await page.getByText(shown, { exact: true }).waitFor();
  await close();
});

test("a session that cannot be read says that the user's data could not be loaded", async () => {
  const { page, close } = await openSetup({ "GET /api/session": failing() });
  await page.getByText("Fehler beim Laden der Benutzerdaten.", { exact: true }).waitFor();
  await expect.poll(() => page.getByRole("button", { name: "Erneut versuchen" }).count()).toBe(0);
  await close();
});
