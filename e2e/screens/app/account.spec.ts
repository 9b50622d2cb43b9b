import { describe, expect, test } from "vitest";
import { cannedWeb } from "../../support/web/canned-web.ts";
import type { Api } from "../../support/web/canned-web.ts";
import { refusal, sampleAccount, sampleAnswers } from "../../support/samples/account.ts";
import { sampleApi } from "../../support/samples/tenders.ts";
import { axeFindings, axeFindingsInBothColours } from "../../support/browser/axe.ts";
import { openWatchedPage, pageTitle } from "../../support/browser/watched-page.ts";
import type { PageOptions } from "../../support/browser/watched-page.ts";

const tenders = sampleApi(Date.now());
const { agency, profile, session, status } = sampleAnswers;
const inactive = {
  "GET /api/user-status": { ...status, record: { ...status.record, active: false, tier: null } },
};

const server = await cannedWeb(sampleAccount(tenders));

async function open(
  path: string,
  change: Readonly<Record<string, unknown>> = {},
  options: PageOptions = {},
) {
  server.setApi(sampleAccount(tenders, change));
  const watched = await openWatchedPage(options);
  await watched.page.goto(server.origin + path);
  return watched;
}

const screens = [
  ["/app/dashboard", "Nächste Fristen", {}],
  ["/app/profil", "Vollständigkeit", {}],
  ["/app/profil/team", "Offene Einladungen", {}],
  ["/app/profil/sicherheit", "Sicherheitsprotokoll der Agentur", {}],
  ["/app/profil/datenschutz", "Agentur löschen", {}],
  ["/app/feedback", "Deine Rückmeldungen", {}],
  ["/app/upgrade?feature=businessIntelligence", "Enterprise", {}],
  ["/onboarding", "Schwerpunkt & Leistungen", inactive],
  ["/admin", "Admin Login", {}],
] as const;

describe("every signed-in screen", () => {
  test("is free of findings in light and dark", async () => {
    for (const [path, heading, change] of screens) {
      const { page, complaints, close } = await open(path, change);
      await page.getByRole("heading", { name: heading }).first().waitFor();
      expect([path, await axeFindingsInBothColours(page)]).toEqual([path, []]);
      expect(complaints).toEqual([]);
      await close();
    }
  });

  test("scrolls nowhere sideways at 320 pixels, and keeps its tabs", async () => {
    for (const [path, heading, change] of screens) {
      const { page, close } = await open(path, change, { viewport: { width: 320, height: 640 } });
      await page.getByRole("heading", { name: heading }).first().waitFor();
      const widest = await page.evaluate(() =>
        Math.max(
          document.documentElement.scrollWidth,
          document.querySelector("#inhalt")?.scrollWidth ?? 0,
        ),
      );
      expect([path, widest]).toEqual([path, 320]);
      await close();
    }
  });

  test("that fails to load says so and comes back on retry", async () => {
    for (const [path, call, heading] of [
      ["/app/profil", "GET /api/profile", "Vollständigkeit"],
      ["/app/profil/team", "GET /api/team", "Mitglieder"],
      ["/app/profil/datenschutz", "GET /api/agency", "Agentur löschen"],
    ] as const) {
      const { page, close } = await open(path, { [call]: refusal(500, "internal") });
      await page.getByRole("alert").getByText("Beim Server ist ein Fehler").waitFor();
      server.setApi(sampleAccount(tenders));
      await page.getByRole("button", { name: "Erneut versuchen" }).click();
      await page.getByRole("heading", { name: heading }).waitFor();
      await close();
    }
  });
});

/** A profile that is really saved, and that somebody else can change. */
function profileServer() {
  let current = structuredClone(profile);
  const api: Api = (path, query, method, body) => {
    if (path !== "/api/profile") return sampleAccount(tenders)(path, query, method, body);
    if (method === "GET") return { body: current };
    const sent = body as { version: number; changes: object };
    if (sent.version !== current.version) return refusal(409, "stale_version");
    current = {
      ...current,
      version: current.version + 1,
      data: { ...current.data, ...sent.changes },
    };
    return { body: current };
  };
  return {
    api,
    get data() {
      return current.data;
    },
    changeElsewhere(changes: Partial<typeof current.data>) {
      current = {
        ...current,
        version: current.version + 1,
        data: { ...current.data, ...changes },
      };
    },
  };
}

async function openProfile() {
  const server_ = profileServer();
  server.setApi(server_.api);
  const watched = await openWatchedPage();
  await watched.page.goto(`${server.origin}/app/profil`);
  await watched.page.getByRole("heading", { name: "Vollständigkeit" }).waitFor();
  return { ...watched, profileServer: server_ };
}

describe("the profile", () => {
  test("saves a section, says when, and takes it back by Z", async () => {
    const { page, complaints, close, profileServer: saved } = await openProfile();
    const focus = page.getByRole("textbox", { name: "Schwerpunkt in eigenen Worten" });
    await focus.fill("Museen und Ausstellungen");
    const section = page.getByRole("form", { name: "Schwerpunkt & Leistungen" });
    await section.getByText("Noch nicht gespeichert").waitFor();
    await section.getByRole("button", { name: "Speichern" }).click();
    await page.getByText(/Gespeichert um \d\d:\d\d Uhr/).waitFor();
    expect(saved.data.focus).toBe("Museen und Ausstellungen");
    await pageTitle(page).click();
    await page.keyboard.press("z");
    await page.getByText("Rückgängig gemacht.").waitFor();
    expect(saved.data.focus).toBe(profile.data.focus);
    await expect.poll(() => focus.inputValue()).toBe(profile.data.focus);
    expect(complaints).toEqual([]);
    await close();
  });

  test("changed elsewhere is explained, and nothing typed is lost by loading it again", async () => {
    const { page, close, profileServer: saved } = await openProfile();
    const focus = page.getByRole("textbox", { name: "Schwerpunkt in eigenen Worten" });
    await focus.fill("Museen und Ausstellungen");
    saved.changeElsewhere({ companyName: "Nordlicht Neu GmbH" });
    const section = page.getByRole("form", { name: "Schwerpunkt & Leistungen" });
    await section.getByRole("button", { name: "Speichern" }).click();
    await page.getByText("Jemand hat das Profil inzwischen geändert.").waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole("button", { name: "Neu laden" }).click();
    await page
      .getByText("Jemand hat das Profil inzwischen geändert.")
      .waitFor({ state: "detached" });
    await expect
      .poll(() => page.getByRole("textbox", { name: "Name der Agentur" }).inputValue())
      .toBe("Nordlicht Neu GmbH");
    await expect.poll(() => focus.inputValue()).toBe("Museen und Ausstellungen");
    await section.getByRole("button", { name: "Speichern" }).click();
    await page.getByText(/Gespeichert um/).waitFor();
    expect(saved.data).toMatchObject({
      companyName: "Nordlicht Neu GmbH",
      focus: "Museen und Ausstellungen",
    });
    await close();
  });

  test("the same part changed elsewhere warns before it is replaced", async () => {
    const { page, close, profileServer: saved } = await openProfile();
    await page
      .getByRole("textbox", { name: "Schwerpunkt in eigenen Worten" })
      .fill("Museen und Ausstellungen");
    saved.changeElsewhere({ focus: "Sport" });
    const section = page.getByRole("form", { name: "Schwerpunkt & Leistungen" });
    await section.getByRole("button", { name: "Speichern" }).click();
    await page.getByRole("button", { name: "Neu laden" }).click();
    await section.getByText("Speichern ersetzt die andere Änderung").waitFor();
    await section.getByRole("button", { name: "Verwerfen" }).click();
    await expect
      .poll(() => page.getByRole("textbox", { name: "Schwerpunkt in eigenen Worten" }).inputValue())
      .toBe("Sport");
    await close();
  });

  test("takes the agency's word on its prices, which it need not say", async () => {
    const { page, close, profileServer: saved } = await openProfile();
    const section = page.getByRole("form", { name: "Preisniveau" });
    await expect.poll(() => section.getByLabel("Keine Angabe").isChecked()).toBe(true);
    await section.getByText("Wirkt nur auf eure Chancen").waitFor();
    await section.getByLabel("Eher günstig").press("Space");
    await section.getByRole("button", { name: "Speichern" }).press("Enter");
    await page.getByText(/Gespeichert um/).waitFor();
    expect(saved.data.priceLevel).toBe("low");
    await close();
  });

  test("warns before it is left with something unsaved, and stays", async () => {
    const { page, close } = await openProfile();
    const name = page.getByRole("textbox", { name: "Name der Agentur" });
    await name.fill("Nordlicht Neu GmbH");
    await page.getByRole("link", { name: "Team" }).first().click();
    const dialog = page.getByRole("dialog", { name: "Nicht gespeicherte Eingaben" });
    await dialog.waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await expect.poll(() => name.inputValue()).toBe("Nordlicht Neu GmbH");
    await page.getByRole("link", { name: "Team" }).first().click();
    await dialog.getByRole("button", { name: "Verwerfen und gehen" }).click();
    await page.waitForURL(/\/app\/profil\/team$/);
    await close();
  });

  test("names what is wrong at the input and goes there, also for an amount it cannot read", async () => {
    const { page, close, profileServer: saved } = await openProfile();
    await page.getByRole("textbox", { name: "Name der Agentur" }).fill("");
    await page
      .getByRole("form", { name: "Agentur & Kontakt" })
      .getByRole("button", { name: "Speichern" })
      .click();
    await page.getByText("Bitte gib den Namen deiner Agentur an.").waitFor();
    await page.locator("input:focus[aria-invalid=true]").waitFor();
    await page.keyboard.type("Nordlicht Neu GmbH");
    await page.keyboard.press("Enter");
    await page.getByText(/Gespeichert um/).waitFor();
    expect(saved.data.companyName).toBe("Nordlicht Neu GmbH");

    const size = page.getByRole("form", { name: "Größe & Umsatz" });
    const amount = size.getByRole("textbox", { name: /^Umsatz 2025/ });
    await size.getByRole("textbox", { name: "Feste Mitarbeitende" }).fill("20");
    await amount.fill("ganz viel");
    await size.getByRole("button", { name: "Speichern" }).click();
    await size.getByText("Bitte einen Betrag wie 1.234.567 oder 2,5 Mio.").waitFor();
    expect(saved.data.teamSize).toBe(profile.data.teamSize);
    await amount.fill("2,5 Mio.");
    await size.getByRole("button", { name: "Speichern" }).click();
    await size.getByText("Noch nicht gespeichert").waitFor({ state: "detached" });
    await expect.poll(() => amount.inputValue()).toBe("2.500.000");
    expect(saved.data.turnover[0]).toEqual({ year: 2025, cents: 250_000_000 });
    await close();
  });
});

describe("the frame", () => {
  test("names the agency, leads to the account and out", async () => {
    const { page, complaints, close } = await open("/app/dashboard", {
      "POST /api/auth/sign-out": { done: true },
    });
    await page.getByRole("button", { name: /Nordlicht Media GmbH/ }).click();
    await page.getByRole("navigation", { name: "Konto" }).getByText("Sicherheit").waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await page.getByRole("navigation", { name: "Konto" }).waitFor({ state: "detached" });
    await page.locator("button:focus", { hasText: "Nordlicht Media GmbH" }).waitFor();
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Abmelden" }).click();
    await page.waitForURL(/\/login$/);
    expect(complaints).toEqual([]);
    await close();
  });

  test("shows on every screen that the agency waits for its deletion", async () => {
    const { page, close } = await open("/app/upgrade", {
      "GET /api/agency": { ...agency, deletionDueAt: "2026-12-20T10:00:00.000Z" },
    });
    await page.getByText("Diese Agentur wird am 20.12.2026, 11:00 Uhr gelöscht.").waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole("link", { name: "Löschung zurücknehmen" }).click();
    await page.getByRole("button", { name: "Löschung zurücknehmen" }).waitFor();
    await close();
  });
});

describe("the second factor", () => {
  test("is set up with a code picture, the key as text and backup codes", async () => {
    const { page, close } = await open("/app/profil/sicherheit");
    await page.getByRole("button", { name: "Zweiten Faktor einrichten" }).click();
    await page.getByRole("textbox", { name: "Dein Passwort" }).fill("ein langes Passwort");
    await page.getByRole("dialog").getByRole("button", { name: "Weiter" }).click();
    await page.getByRole("img", { name: "QR-Code für die App" }).waitFor();
    await page.getByText("JBSW Y3DP EHPK 3PXP").waitFor();
    await page.getByText("abcd-efgh").waitFor();
    expect(await axeFindings(page)).toEqual([]);
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Herunterladen" }).click();
    expect((await download).suggestedFilename()).toBe("tenderchances-ersatzcodes.txt");
    await page.getByRole("textbox", { name: "Sechsstelliger Code" }).fill("123 456");
    server.setApi(
      sampleAccount(tenders, {
        "POST /api/account/second-factor/confirm": refusal(401, "wrong_code"),
      }),
    );
    await page.getByRole("button", { name: "Einschalten" }).click();
    await page.getByText("Dieser Code stimmt nicht oder ist abgelaufen.").waitFor();
    await close();
  });
});

describe("/admin", () => {
  test("is the not-found page for everybody who is no admin", async () => {
    const { page, close } = await open("/admin", {
      "GET /api/session": { user: { ...session.user, isAdmin: false } },
    });
    await page.getByRole("heading", { name: "404 – Seite nicht gefunden" }).waitFor();
    await close();
  });

  test("asks again as soon as the server does not take the token any more", async () => {
    const { page, close } = await open("/admin", {
      "GET /api/admin/support-alerts": refusal(401, "admin_locked"),
    });
    await page.getByPlaceholder("Enter admin password").fill("geheim");
    await page.getByRole("button", { name: "Unlock Dashboard" }).click();
    await page.getByText("ada@nordlicht.example").waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole("link", { name: "Support-Meldungen" }).click();
    await page.getByRole("heading", { name: "Admin Login" }).waitFor();
    await close();
  });
});

describe("the contract on processing", () => {
  const privacy = "/app/profil/datenschutz";

  test("is read and concluded by the owner, and says so from then on", async () => {
    const { page, complaints, close } = await open(privacy);
    await page.getByText("Noch nicht geschlossen.").waitFor();
    await page.getByRole("button", { name: "Lesen und schließen" }).click();
    const sheet = page.getByRole("dialog", { name: "Auftragsverarbeitung" });
    await sheet.getByText("Muster-Rechenzentrum GmbH").waitFor();
    expect(await axeFindingsInBothColours(page)).toEqual([]);
    await sheet.getByRole("button", { name: "Vertrag schließen" }).click();
    await page.getByText("Geschlossen am 21.11.2026, 12:00 Uhr von Erika Muster").waitFor();
    await page.getByRole("button", { name: "Als PDF" }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test("that was not concluded says why, and stays open to be tried again", async () => {
    const { page, close } = await open(privacy, {
      "POST /api/processing-contract": refusal(409, "stale_version"),
    });
    await page.getByRole("button", { name: "Lesen und schließen" }).click();
    await page.getByRole("button", { name: "Vertrag schließen" }).click();
    await page.getByRole("dialog").getByRole("alert").waitFor();
    await page.getByRole("button", { name: "Vertrag schließen" }).waitFor();
    await close();
  });

  test("is for members to read", async () => {
    const member = { "GET /api/agency": { ...agency, role: "member" } };
    const { page, close } = await open(privacy, member);
    await page.getByText("Schließen kann ihn die Inhaberin oder der Inhaber").waitFor();
    await page.getByRole("button", { name: "Vertrag lesen" }).click();
    await page.getByRole("dialog").getByText("1. Gegenstand").waitFor();
    await expect
      .poll(() => page.getByRole("button", { name: "Vertrag schließen" }).count())
      .toBe(0);
    await close();
  });
});
