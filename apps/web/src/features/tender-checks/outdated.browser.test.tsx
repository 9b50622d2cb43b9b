import { QueryClientProvider } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { createQueryClient } from "../../platform/api/query-client";
import { useTenderCheck } from "./queries";

function Outdated() {
  const { data } = useTenderCheck("kampagne");
  return <p>{data && (data.isOutdated ? "veraltet" : "aktuell")}</p>;
}

test("a check is asked for anew whenever its page is opened: a proof may have been corrected meanwhile", async () => {
  const answer = { isOutdated: false };
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(answer)));
  const client = createQueryClient();
  const look = (isOpen: boolean) => (
    <QueryClientProvider client={client}>{isOpen && <Outdated />}</QueryClientProvider>
  );
  const { rerender } = await render(look(true));
  await expect.element(page.getByText("aktuell")).toBeVisible();
  await rerender(look(false));
  answer.isOutdated = true;
  await rerender(look(true));
  await expect.element(page.getByText("veraltet")).toBeVisible();
});
