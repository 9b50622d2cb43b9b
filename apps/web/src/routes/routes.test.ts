import { expect, test } from "vitest";
import { tenderPath } from "../platform/tender-path";
import routes from "./routes";

test("each page of a tender has a route", () => {
  const paths = routes.flatMap(({ children = [] }) => children).map(({ path }) => `/${path}`);
  for (const page of [undefined, "unterlagen", "tendercheck", "angebotsmappe"] as const) {
    expect(paths).toContain(tenderPath(":slug", page));
  }
});
