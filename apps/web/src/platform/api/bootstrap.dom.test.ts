import { afterEach, expect, test, vi } from "vitest";
import { dropBootstrap, takeBootstrapAnswer } from "./bootstrap";

const agency = { name: "Muster" };

function provide(answers: Record<string, unknown>) {
  window.tcBootstrap = { addresses: Object.keys(answers), answers: Promise.resolve(answers) };
}

afterEach(() => {
  dropBootstrap();
  vi.restoreAllMocks();
});

test("an answer serves once", async () => {
  provide({ "/api/agency": agency });
  expect(await takeBootstrapAnswer("/api/agency")).toEqual(agency);
  expect(await takeBootstrapAnswer("/api/agency")).toBeUndefined();
});

test("the order of parameters does not matter, their values do", async () => {
  provide({ "/api/tenders?q=a&state=open": { total: 1 } });
  expect(await takeBootstrapAnswer("/api/tenders?state=awarded&q=a")).toBeUndefined();
  expect(await takeBootstrapAnswer("/api/tenders?state=open&q=a")).toEqual({ total: 1 });
});

test("after a write or another user none serves, also none that was still on its way", async () => {
  const { promise, resolve } = Promise.withResolvers<Record<string, unknown>>();
  window.tcBootstrap = { addresses: ["/api/agency"], answers: promise };
  const answer = takeBootstrapAnswer("/api/agency");
  dropBootstrap();
  resolve({ "/api/agency": agency });
  expect(await answer).toBeUndefined();
});

test("half a minute after the document none serves", async () => {
  provide({ "/api/agency": agency });
  vi.spyOn(performance, "now").mockReturnValue(30_001);
  expect(await takeBootstrapAnswer("/api/agency")).toBeUndefined();
});

test("an address that the document did not ask for does not wait for its call", async () => {
  window.tcBootstrap = { addresses: ["/api/tenders"], answers: new Promise(() => {}) };
  expect(await takeBootstrapAnswer("/api/tenders/kampagne")).toBeUndefined();
});
