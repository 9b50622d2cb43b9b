import { consentTextVersion, consentVersion } from "@tc/domain";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

const storedConsent = {
  version: "1.0",
  timestamp: "2026-11-21T11:00:00.000Z",
  necessary: true,
  analytics: true,
  marketing: false,
};
const key = "tc_consent";
const state = () => document.documentElement.dataset["consent"];
const stored = () => JSON.parse(localStorage.getItem(key) ?? "null") as unknown;
const post = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const sent = () => post.mock.calls.map(([, { body }]) => JSON.parse(body as string) as object);

/** The scripts of a fresh page: what they hold in memory ends with it. */
async function openPage() {
  vi.resetModules();
  const { consentActions, startConsent } = await import("./consent");
  startConsent();
  return consentActions;
}

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = "";
  document.head.innerHTML = "";
  delete document.documentElement.dataset["consent"];
  post.mockReset().mockImplementation(async () => Response.json({ done: true }));
  vi.stubGlobal("fetch", post);
});
afterEach(() => vi.restoreAllMocks());

describe("a stored choice", () => {
  test("of version 1.0 counts, and nobody is asked or told again", async () => {
    expect(consentVersion).toBe("1.0");
    localStorage.setItem(key, JSON.stringify(storedConsent));
    await openPage();
    expect(state()).toBe("given");
    expect(post).not.toHaveBeenCalled();
  });

  test.each([
    ["another version", JSON.stringify({ ...storedConsent, version: "0.9" })],
    ["broken JSON", '{"version":"1.0",'],
    ["no record", "null"],
    ["a flag that is none", JSON.stringify({ ...storedConsent, analytics: "true" })],
    ["nothing necessary", JSON.stringify({ ...storedConsent, necessary: false })],
    ["no time", JSON.stringify({ ...storedConsent, timestamp: undefined })],
  ])("with %s is none: the visitor is asked, and nothing is sent", async (_, text) => {
    localStorage.setItem(key, text);
    await openPage();
    expect(state()).toBe("ask");
    expect(post).not.toHaveBeenCalled();
  });
});

describe("choosing", () => {
  test.each([
    ["consent-necessary", false],
    ["consent-all", true],
  ])("%s stores exactly the record, tells the page and the server", async (action, isAgreed) => {
    const heard = vi.fn<(event: Event) => void>();
    window.addEventListener("consent-changed", heard, { once: true });
    const actions = await openPage();
    actions[action]?.();
    const record = {
      version: "1.0",
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      necessary: true,
      analytics: isAgreed,
      marketing: isAgreed,
    };
    expect(stored()).toEqual(record);
    expect(state()).toBe("given");
    expect(heard).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ detail: stored() }));
    const { necessary: _, ...told } = record;
    expect(sent()).toEqual([
      {
        ...told,
        analyticsProvider: "",
        marketingProvider: "",
        consentId: expect.stringMatching(/^[\da-f]{32}$/),
        textVersion: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      },
    ]);
    await expect.poll(() => localStorage.getItem("tc_consent_unsent")).toBeNull();
  });

  test("keeps one id for all choices of a browser", async () => {
    const actions = await openPage();
    actions["consent-all"]?.();
    (await openPage())["consent-necessary"]?.();
    const ids = sent().map((body) => (body as { consentId: string }).consentId);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  test("holds for the page where the browser stores nothing", async () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("forbidden");
    });
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new Error("forbidden");
    });
    const actions = await openPage();
    actions["consent-necessary"]?.();
    expect(state()).toBe("given");
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    expect(state()).toBe("given");
    expect(sent()).toHaveLength(1);
  });

  test("that did not reach the server holds, and is sent again from the next page", async () => {
    post.mockImplementation(async () => Response.json({}, { status: 503 }));
    const actions = await openPage();
    actions["consent-all"]?.();
    expect(stored()).toMatchObject({ analytics: true });
    const [first] = sent();
    post.mockReset().mockImplementation(async () => Response.json({ done: true }));
    await openPage();
    expect(sent()).toEqual([first]);
    await expect.poll(() => localStorage.getItem("tc_consent_unsent")).toBeNull();
    await openPage();
    expect(sent()).toHaveLength(1);
  });

  test("that is sent later is proven with the texts that were read", async () => {
    post.mockImplementation(async () => Response.json({}, { status: 503 }));
    (await openPage())["consent-all"]?.();
    const [first] = sent();
    post.mockReset().mockImplementation(async () => Response.json({ done: true }));
    vi.doMock("@tc/domain", async (load) => ({
      ...(await load<object>()),
      consentTextVersion: "2099-01-01",
    }));
    await openPage();
    vi.doUnmock("@tc/domain");
    expect(sent()).toEqual([first]);
    expect(first).toMatchObject({ textVersion: consentTextVersion });
  });

  test.each(['[null,1,"x",[],{}]', "{}", "null", "[", "7"])(
    "is proven also after junk among the unsent: %s",
    async (junk) => {
      localStorage.setItem("tc_consent_unsent", junk);
      const actions = await openPage();
      expect(post).not.toHaveBeenCalled();
      actions["consent-all"]?.();
      expect(sent()).toHaveLength(1);
      await expect.poll(() => localStorage.getItem("tc_consent_unsent")).toBeNull();
    },
  );

  test("in another tab ends the question in this one", async () => {
    await openPage();
    expect(state()).toBe("ask");
    localStorage.setItem(key, JSON.stringify(storedConsent));
    dispatchEvent(new StorageEvent("storage", { key }));
    expect(state()).toBe("given");
  });
});

describe("a configured service", () => {
  const scripts = () => [...document.querySelectorAll("script")].map(({ src }) => src);
  const configure = (content: string) => {
    const provider = content.startsWith("https:") ? new URL(content).host : "";
    document.head.innerHTML = `<meta name="consent-analytics" content="${content}" data-provider="${provider}">`;
  };

  test("is loaded at once after consent to its category, and never before", async () => {
    configure("https://stats.example/s.js");
    const actions = await openPage();
    actions["consent-necessary"]?.();
    expect(scripts()).toEqual([]);
    actions["consent-all"]?.();
    actions["consent-all"]?.();
    expect(scripts()).toEqual(["https://stats.example/s.js"]);
  });

  test.each(["", "{{consent.analyticsScript}}", "javascript:alert(1)"])(
    "of address “%s” is none",
    async (content) => {
      configure(content);
      (await openPage())["consent-all"]?.();
      expect(scripts()).toEqual([]);
    },
  );

  test("loses its cookies with the consent, ours stay", async () => {
    const actions = await openPage();
    actions["consent-all"]?.();
    document.cookie = "_stats=1; Path=/";
    document.cookie = "tc_other=1; Path=/";
    actions["consent-all"]?.();
    expect(document.cookie).toContain("_stats");
    actions["consent-necessary"]?.();
    expect(document.cookie).toBe("tc_other=1");
  });

  test("loses cookies that an older version's consent left, when the visitor now refuses", async () => {
    localStorage.setItem(key, JSON.stringify({ ...storedConsent, version: "0.9" }));
    document.cookie = "_stats=1; Path=/";
    const actions = await openPage();
    actions["consent-necessary"]?.();
    expect(document.cookie).not.toContain("_stats");
    // Also what comes back while everything is refused
    document.cookie = "_late=1; Path=/";
    await openPage();
    expect(document.cookie).not.toContain("_late");
  });

  test("loses its cookies when one category alone is refused, and keeps new ones of the agreed", async () => {
    document.body.innerHTML = `<input type="checkbox" id="consent-analytics" checked>`;
    const actions = await openPage();
    document.cookie = "_old=1; Path=/";
    actions["consent-save"]?.();
    expect(document.cookie).not.toContain("_old");
    document.cookie = "_stats=1; Path=/";
    await openPage();
    expect(document.cookie).toContain("_stats");
  });

  const service = "https://stats.example/s.js";
  test("is not covered by consent given while there was none: the visitor is asked, nothing loads", async () => {
    (await openPage())["consent-all"]?.();
    expect(state()).toBe("given");
    configure(service);
    const actions = await openPage();
    expect(state()).toBe("ask");
    expect(scripts()).toEqual([]);
    actions["consent-all"]?.();
    expect(scripts()).toEqual([service]);
    expect(sent().at(-1)).toMatchObject({
      analyticsProvider: "stats.example",
      marketingProvider: "",
    });
    configure(service);
    await openPage();
    expect(state()).toBe("given");
    expect(scripts()).toEqual([service]);
  });

  test("is not covered by consent to somebody else's, nor by a broken note of it", async () => {
    configure("https://other.example/s.js");
    (await openPage())["consent-all"]?.();
    configure(service);
    await openPage();
    expect(state()).toBe("ask");
    for (const note of ["null", "{", "7", '{"analytics":7}']) {
      localStorage.setItem("tc_consent_providers", note);
      await openPage();
      expect([note, state(), scripts()]).toEqual([note, "ask", []]);
    }
  });

  test("that is new asks nobody who has refused its category", async () => {
    (await openPage())["consent-necessary"]?.();
    expect(localStorage.getItem("tc_consent_providers")).toBeNull();
    configure(service);
    await openPage();
    expect(state()).toBe("given");
    expect(scripts()).toEqual([]);
  });
});
