import { beforeEach, expect, test, vi } from "vitest";

const user = {
  id: "00000000-0000-4000-8000-000000000001",
  email: "anna@muster.example",
  name: "Anna",
  createdAt: "2026-01-01T08:00:00.000Z",
  metadata: { name: "Anna" },
  isAdmin: false,
  hasSecondFactor: false,
};

// Another tab, as far as this one can tell.
class FakeChannel extends EventTarget {
  static readonly open = new Set<FakeChannel>();
  static readonly sent: unknown[] = [];
  constructor() {
    super();
    FakeChannel.open.add(this);
  }
  postMessage(data: unknown) {
    FakeChannel.sent.push(data);
  }
  static hear(data: unknown) {
    for (const channel of FakeChannel.open) {
      channel.dispatchEvent(new MessageEvent("message", { data }));
    }
  }
}

let answers: Record<string, () => Response>;
let requests: string[];

/** The module as a fresh page load has it. */
async function loadPage() {
  vi.resetModules();
  FakeChannel.open.clear();
  FakeChannel.sent.length = 0;
  const session = await import("./session");
  const { fetchApi } = await import("../api/api-fetch");
  session.watchSession();
  return { ...session, fetchApi };
}

beforeEach(() => {
  requests = [];
  answers = { "/api/session": () => Response.json({ user }) };
  vi.stubGlobal("BroadcastChannel", FakeChannel);
  vi.stubGlobal("fetch", async (url: string) => {
    requests.push(url);
    return answers[url]?.() ?? Response.json({ error: "not_found" }, { status: 404 });
  });
});

test("the session is asked for once, however many need it", async () => {
  const { loadSession } = await loadPage();
  const states = await Promise.all([loadSession(), loadSession(), loadSession()]);
  expect(requests).toEqual(["/api/session"]);
  expect(states[0]).toEqual({ kind: "known", user });
});

test("a session that could not be asked for is asked for again by the next", async () => {
  answers["/api/session"] = () => Response.json({ error: "internal" }, { status: 500 });
  const { loadSession } = await loadPage();
  expect((await loadSession()).kind).toBe("failed");
  answers["/api/session"] = () => Response.json({ user });
  expect(await loadSession()).toEqual({ kind: "known", user });
});

test("signing in and out is told to the other tabs", async () => {
  answers["/api/auth/sign-out"] = () => Response.json({ done: true });
  const { refreshSession, signOut, loadSession } = await loadPage();
  await refreshSession("signed_in");
  await signOut();
  expect(FakeChannel.sent).toEqual(["signed_in", "signed_out"]);
  expect(await loadSession()).toEqual({ kind: "known", user: null });
});

test("a sign-out in another tab ends the session here without asking", async () => {
  const { loadSession, onUserChange } = await loadPage();
  await loadSession();
  const changed = vi.fn();
  onUserChange(changed);
  FakeChannel.hear("signed_out");
  expect(await loadSession()).toEqual({ kind: "known", user: null });
  expect(changed).toHaveBeenCalledTimes(1);
  expect(requests).toEqual(["/api/session"]);
});

test("a sign-in in another tab is asked about, and another user is noticed", async () => {
  const { loadSession, onUserChange } = await loadPage();
  await loadSession();
  const changed = vi.fn();
  onUserChange(changed);
  const other = { ...user, id: "00000000-0000-4000-8000-000000000002" };
  answers["/api/session"] = () => Response.json({ user: other });
  FakeChannel.hear("signed_in");
  expect(await loadSession()).toEqual({ kind: "known", user: other });
  expect(changed).toHaveBeenCalledTimes(1);
});

test("an answer that nobody is signed in ends the session, any other refusal does not", async () => {
  const { loadSession, fetchApi } = await loadPage();
  await loadSession();
  const refuse = (error: string, status: number) => () => Response.json({ error }, { status });
  answers["/api/profile"] = refuse("forbidden", 403);
  await expect(fetchApi("/api/profile", { method: "GET" })).rejects.toThrow("forbidden");
  expect(await loadSession()).toEqual({ kind: "known", user });
  answers["/api/profile"] = refuse("unauthenticated", 401);
  await expect(fetchApi("/api/profile", { method: "GET" })).rejects.toThrow("unauthenticated");
  expect(await loadSession()).toEqual({ kind: "known", user: null });
});
