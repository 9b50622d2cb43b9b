import type { listProofFiles } from "@tc/contract";
import { QueryClientProvider } from "@tanstack/react-query";
import { MemoryRouter } from "react-router";
import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import type { z } from "zod";
import { createQueryClient } from "../../platform/api/query-client";
import { Toasts } from "../../ui/overlays/toast";
import { ProofsPage } from "./proofs-page";

type List = z.input<typeof listProofFiles.response>;
type Kind = List["files"][number]["kind"];

const file = (last: number, kind: Kind, name: string): List["files"][number] => ({
  id: `00000000-0000-4000-8000-00000000000${last}`,
  kind,
  name,
  fileName: `${name}.pdf`,
  bytes: 1_000,
  uploadedAt: "2026-11-02T08:00:00.000Z",
  uploadedBy: "Ada",
});

/** An API of a policy and an extract that keeps the sum it is sent; what was sent stands in `changes`. */
function stubApi() {
  const changes: { coverCents: number | null }[] = [];
  vi.stubGlobal("fetch", (url: string, { method, body }: RequestInit) => {
    if (method === "PATCH") changes.push(JSON.parse(body as string) as (typeof changes)[number]);
    const coverCents = changes.at(-1)?.coverCents ?? null;
    const policy = {
      ...file(1, "insurance", "Police"),
      ...(coverCents !== null && { coverCents }),
    };
    const list: List = {
      files: [policy, file(2, "register", "Handelsregisterauszug")],
      isContractConcluded: true,
    };
    if (!url.startsWith("/api/proof-files"))
      return Promise.resolve(Response.json({ role: "owner" }));
    return Promise.resolve(Response.json(method === "PATCH" ? policy : list));
  });
  return changes;
}

const open = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <ProofsPage />
      </MemoryRouter>
      <Toasts />
    </QueryClientProvider>,
  );

const dialog = page.getByRole("dialog", { name: "Nachweis bearbeiten" });
const sum = dialog.getByLabelText("Deckungssumme je Schadensfall");

async function edit(name: string): Promise<void> {
  const button = page.getByRole("button", { name: `Bearbeiten ${name}` });
  await expect.element(button).toBeVisible();
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(dialog).toBeVisible();
}

async function type(text: string): Promise<void> {
  await sum.fill(text);
  (sum.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
}

test("the sum of a policy is corrected, shown as it is written, and taken back", async () => {
  const changes = stubApi();
  await open();
  await edit("Police");
  await type("2.500.000,50 €");
  await expect.element(page.getByText(/Deckungssumme 2\.500\.000,50/)).toBeVisible();
  expect(changes).toMatchObject([{ name: "Police", coverCents: 250_000_050 }]);
  await expect.element(dialog).not.toBeInTheDocument();
  await edit("Police");
  await expect.element(sum).toHaveValue("2.500.000,50");
  await type("");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByText(/Versicherungsnachweis · hinterlegt/)).toBeVisible();
  expect(changes.at(-1)).toMatchObject({ name: "Police", coverCents: null });
});

test("a sum that cannot be read, or is nothing, is told and not sent", async () => {
  const changes = stubApi();
  await open();
  await edit("Police");
  for (const text of ["drei Millionen", "0"]) {
    await type(text);
    await expect.element(dialog.getByText(/^Bitte einen Betrag wie/)).toBeVisible();
    await expect.element(sum).toHaveAttribute("aria-invalid", "true");
  }
  expect(changes).toEqual([]);
});

test("only an insurance is asked for its sum", async () => {
  stubApi();
  await open();
  await edit("Handelsregisterauszug");
  await expect.element(dialog.getByLabelText("Was er nachweist")).toBeVisible();
  expect(sum.query()).toBeNull();
});

test("a proof whose day cannot be read is not sent without it", async () => {
  stubApi();
  const sent = vi.spyOn(XMLHttpRequest.prototype, "send").mockImplementation(() => undefined);
  await open();
  const form = page.getByRole("button", { name: "Hinterlegen", exact: true });
  await expect.element(form).toBeVisible();
  const pdf = new File(["%PDF-1.7"], "iso.pdf", { type: "application/pdf" });
  await page.getByLabelText("Datei").upload(pdf);
  await page.getByLabelText("Art").selectOptions("Zertifikat");
  await page.getByLabelText("Was er nachweist").fill("ISO 9001");
  const day = page.getByLabelText("Gültig bis");
  await day.fill("31.13.2030");
  (form.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("Bitte ein Datum wie 24.12.2026")).toBeVisible();
  expect(sent).not.toHaveBeenCalled();
  await day.fill("31.12.2030");
  (form.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => sent.mock.calls.length).toBe(1);
});
