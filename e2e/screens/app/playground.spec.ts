import type { Locator } from "playwright-core";
import { describe, expect, test } from "vitest";
import { sampleAccount } from "../../support/samples/account.ts";
import { openAssessment, withAssessments } from "../../support/samples/assessment.ts";
import { judgedText, samplePlayground } from "../../support/samples/playground.ts";
import type {
  SampleJudgement,
  SamplePlayground,
  SampleRefusal,
} from "../../support/samples/playground.ts";
import { sampleApi } from "../../support/samples/tenders.ts";
import { axeFindingsInBothColours } from "../../support/browser/axe.ts";
import { openWatchedPage } from "../../support/browser/watched-page.ts";
import type { PageOptions } from "../../support/browser/watched-page.ts";
import { cannedWeb } from "../../support/web/canned-web.ts";

const rest = sampleAccount(withAssessments(sampleApi(Date.now())));
const server = await cannedWeb();
const phone = { viewport: { width: 390, height: 844 } };

interface Options extends PageOptions {
  readonly state?: SamplePlayground;
  readonly answers?: readonly (SampleJudgement | SampleRefusal)[];
}

async function open({ state, answers, ...options }: Options = {}) {
  const sample = samplePlayground(rest, state, answers);
  server.setApi(sample.api);
  const watched = await openWatchedPage(options);
  await watched.page.goto(`${server.origin}/app/playground`);
  return { ...watched, ...sample };
}

type Opened = Awaited<ReturnType<typeof open>>;

async function paste({ page }: Opened, text = "Kampagne zur Wärmeplanung") {
  await page.getByLabel("Text einfügen").fill(text);
  await page.getByRole("button", { name: "Auswerten" }).press("Enter");
}

const hasFocus = (control: Locator) =>
  control.evaluate((element) => element === document.activeElement);

async function judge(options?: Options): Promise<Opened> {
  const opened = await open(options);
  await paste(opened);
  await opened.page.getByRole("heading", { name: judgedText.title }).waitFor();
  return opened;
}

describe("a pasted text", () => {
  test("is judged, and what nobody could read is told", async () => {
    const opened = await judge();
    const { page, sent, complaints, close } = opened;
    expect(sent).toEqual([{ name: "Eingefügter Text", body: "Kampagne zur Wärmeplanung" }]);
    await page.getByText("41 unsichtbare Zeichen ausgelassen").waitFor();
    await page.getByText("Seite 3 nicht gelesen.").waitFor();
    await page.getByText("im schwächsten Jahr 1,85 Mio. € (2023–2025)").waitFor();
    await page.getByText("CPV aus dem Text geschätzt: 79341400 Werbekampagnen").waitFor();
    await page.getByText("Bindefrist, Laufzeit").waitFor();
    await page.getByText("Automatischer Auszug, ohne Sprachmodell").waitFor();
    await page.getByRole("heading", { name: "AgencyFit" }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(judgedText.title);
    expect(complaints).toEqual([]);
    await close();
  });

  test("shows each quote in the text, and the way back leads to its chip", async () => {
    const { page, close } = await judge();
    const chip = page
      .getByRole("region", { name: "Fristen" })
      .getByRole("link", { name: /Seite 1/ });
    await chip.press("Enter");
    const mark = page.locator("mark[data-tone=active]");
    await mark.waitFor();
    await expect.poll(() => mark.textContent()).toBe("Angebotsfrist: 18.12.2026, 14:00 Uhr");
    await page.goBack();
    await mark.waitFor({ state: "detached" });
    await expect.poll(() => chip.evaluate((link) => link === document.activeElement)).toBe(true);
    await page.getByText("Der Betrag steht im Text:").getByRole("link").press("Enter");
    await expect.poll(() => mark.textContent()).toBe("Das Budget beträgt 180.000 EUR netto.");
    await close();
  });

  test("makes room for the next one, and nothing of it stays", async () => {
    const { page, close } = await judge();
    await page.getByRole("button", { name: "Neuer Text" }).press("Enter");
    await page.getByLabel("Text einfügen").waitFor();
    await expect.poll(() => page.getByLabel("Text einfügen").inputValue()).toBe("");
    expect(await hasFocus(page.getByLabel("Text einfügen"))).toBe(true);
    await close();
  });

  test("is still in the form to change a word and judge it again, until a button clears it", async () => {
    const opened = await judge();
    const { page, sent, close } = opened;
    await page.getByRole("button", { name: "Text ändern" }).press("Enter");
    const field = page.getByLabel("Text einfügen");
    await field.waitFor();
    expect(await field.inputValue()).toBe("Kampagne zur Wärmeplanung");
    await expect.poll(() => hasFocus(field)).toBe(true);
    await paste(opened, "Kampagne zur Verkehrswende");
    await page.getByRole("heading", { name: judgedText.title }).waitFor();
    expect(sent.at(-1)?.body).toBe("Kampagne zur Verkehrswende");
    await page.getByRole("button", { name: "Text ändern" }).press("Enter");
    await page.getByRole("button", { name: "Text leeren" }).press("Enter");
    await expect.poll(() => field.inputValue()).toBe("");
    expect(await hasFocus(field)).toBe(true);
    await close();
  });

  test("that is refused leaves text and focus where they are", async () => {
    const opened = await open({ answers: ["rate_limited"] });
    await paste(opened);
    await opened.page.getByText("Versuche es in 12 Minuten noch einmal.").first().waitFor();
    expect(await hasFocus(opened.page.getByRole("button", { name: "Auswerten" }))).toBe(true);
    expect(await opened.page.getByLabel("Text einfügen").inputValue()).toBe(
      "Kampagne zur Wärmeplanung",
    );
    await opened.close();
  });

  test("on its way keeps the focus, and given up it has it in the field again", async () => {
    const opened = await open();
    const { page, close } = opened;
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route("**/api/playground?*", async (route) => {
      await promise;
      await route.abort();
    });
    await paste(opened);
    await page.getByRole("button", { name: "Abbrechen" }).waitFor();
    expect(await hasFocus(page.getByRole("button", { name: "Auswerten" }))).toBe(true);
    await page.getByRole("button", { name: "Abbrechen" }).press("Enter");
    await expect.poll(() => hasFocus(page.getByLabel("Text einfügen"))).toBe(true);
    resolve();
    await close();
  });

  test("stays while the contract on processing has to be concluded once more", async () => {
    const state = { isContractConcluded: true };
    const opened = await open({ state, answers: ["processing_contract_missing"] });
    const { page, close } = opened;
    // The page knows by now that the contract was concluded.
    await page.getByLabel("Text einfügen").waitFor();
    state.isContractConcluded = false;
    await paste(opened);
    await page.getByRole("heading", { name: "Vertrag zur Auftragsverarbeitung" }).waitFor();
    await expect.poll(() => hasFocus(page.locator("#inhalt"))).toBe(true);
    await close();
  });

  test("is nothing where there is none", async () => {
    const opened = await open();
    await paste(opened, "   ");
    await opened.page.getByText("Füge zuerst einen Text ein.").waitFor();
    expect(opened.sent).toEqual([]);
    await opened.close();
  });
});

describe("a file", () => {
  const file = (name: string, size: number) => ({
    name,
    mimeType: "application/pdf",
    buffer: Buffer.alloc(size, "a"),
  });

  test("goes off at once, and a refusal says why", async () => {
    const refused = { kind: "refused", refusal: "too-many-pages" } as const;
    const { page, sent, close } = await open({ answers: [refused, judgedText] });
    const input = page.locator("input[type=file]");
    await input.setInputFiles([file("Unterlagen.pdf", 20)]);
    await page.getByText("Das sind mehr als 300 Seiten.").first().waitFor();
    await input.setInputFiles([file("Auszug.pdf", 20)]);
    await page.getByRole("heading", { name: judgedText.title }).waitFor();
    expect(sent.map(({ name }) => name)).toEqual(["Unterlagen.pdf", "Auszug.pdf"]);
    await close();
  });

  test("that is too large is not even sent", async () => {
    const { page, sent, close } = await open();
    await page.locator("input[type=file]").setInputFiles([file("Plan.pdf", 10_000_001)]);
    await page.getByText("Das ist größer als 10").first().waitFor();
    expect(sent).toEqual([]);
    await close();
  });

  test("too many of them are told when it goes on", async () => {
    const { page, close } = await open({ answers: ["rate_limited"] });
    await page.locator("input[type=file]").setInputFiles([file("Plan.pdf", 20)]);
    await page.getByText("Versuche es in 12 Minuten noch einmal.").first().waitFor();
    await close();
  });
});

describe("the plan", () => {
  test("that does not open it is told with the one that does", async () => {
    const { page, close } = await open({
      state: { lockedTier: "basis", isContractConcluded: true },
    });
    const link = page.getByRole("link", { name: "Ab Basic enthalten" });
    await link.waitFor();
    await expect.poll(() => link.getAttribute("href")).toContain("feature=playground");
    await expect.poll(() => page.getByLabel("Text einfügen").count()).toBe(0);
    await close();
  });

  test("below Premium shows the lock of the chances and no number", async () => {
    const chances = { kind: "locked", tier: "premium" } as const;
    const { page, close } = await judge({
      answers: [{ ...judgedText, fit: openAssessment.fit, chances }],
    });
    await page.getByText("Wie wahrscheinlich ein Zuschlag ist, mit Spanne und Gründen.").waitFor();
    await page.getByRole("link", { name: "Ab Premium enthalten" }).waitFor();
    await close();
  });
});

test("before the first text the contract on processing is concluded on the spot", async () => {
  const state = { isContractConcluded: false };
  const { page, close } = await open({ state });
  await page.getByRole("heading", { name: "Vertrag zur Auftragsverarbeitung" }).waitFor();
  await expect.poll(() => page.getByLabel("Text einfügen").count()).toBe(0);
  await close();
});

test("it is found in the account's menu", async () => {
  const { page, close } = await open(phone);
  await page.getByRole("button", { name: "Konto" }).press("Enter");
  await page.getByRole("link", { name: "Playground" }).waitFor();
  await close();
});

test("has nothing against it by axe, on a phone and a desk, in light and dark", async () => {
  for (const options of [{}, phone]) {
    const opened = await open(options);
    const { page, complaints, close } = opened;
    await page.getByLabel("Text einfügen").waitFor();
    expect(await axeFindingsInBothColours(page)).toEqual([]);
    await paste(opened);
    await page.getByRole("heading", { name: "AgencyFit" }).waitFor();
    expect(await axeFindingsInBothColours(page)).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    if (options === phone) {
      await page.getByRole("button", { name: "Text", exact: true }).press("Enter");
      await page.getByRole("group", { name: "Text" }).waitFor();
      expect(await axeFindingsInBothColours(page)).toEqual([]);
    }
    expect(complaints).toEqual([]);
    await close();
  }
});
