import type { Page } from "playwright-core";
import { activeAccount, signInWithoutForm } from "./accounts.ts";
import type { RealStack } from "./real-stack.ts";
import { openWatchedPage } from "../browser/watched-page.ts";

/** A new agency whose owner is signed in. */
export async function openAsOwner(stack: RealStack) {
  const watched = await openWatchedPage();
  await signInWithoutForm(stack, watched.page.context(), await activeAccount(stack));
  const go = (path: string) => watched.page.goto(stack.origin + path);
  return { ...watched, go };
}

export async function fillAddress(page: Page): Promise<void> {
  const fields = {
    Straße: "Am Hafen",
    Hausnummer: "12a",
    Postleitzahl: "24103",
    Stadt: "Kiel",
  };
  for (const [name, value] of Object.entries(fields))
    await page.getByRole("textbox", { name, exact: true }).fill(value);
}

export async function fillCard(page: Page, number = "4242 4242 4242 4242"): Promise<void> {
  await page.getByRole("textbox", { name: "Kartennummer" }).fill(number);
  await page.getByRole("textbox", { name: "Gültig bis (MM / JJ)" }).fill("12 / 34");
  await page.getByRole("textbox", { name: "Prüfziffer" }).fill("123");
}
