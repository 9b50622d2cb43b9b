import { acceptInvitation, addPipelineCard, inviteMember, listTenders } from "@tc/contract";
import { beforeAll, expect, test } from "vitest";
import { activeAccount, newAccount, signInWithoutForm } from "../../support/stack/accounts.ts";
import type { Account } from "../../support/stack/accounts.ts";
import { giveTier } from "../../support/stack/admin.ts";
import { call } from "../../support/stack/call.ts";
import { linkOf, newestMailId, waitForMail } from "../../support/stack/mailbox.ts";
import { sharedStackWithNotices } from "../../support/stack/shared-stack.ts";
import { allSourcesRead } from "../../support/stack/sources.ts";
import { openWatchedPage } from "../../support/browser/watched-page.ts";

const stack = await sharedStackWithNotices();
let owner: Account & { cookie: string };
let member: Account;
let title = "";

beforeAll(async () => {
  owner = await activeAccount(stack);
  await giveTier(stack, owner.agencyName, "premium");
  await allSourcesRead(stack);
  const { email } = newAccount();
  const after = await newestMailId(stack);
  await call(stack, inviteMember, { body: { email }, cookie: owner.cookie });
  const link = new URL(linkOf(await waitForMail(stack, { to: email, after })));
  const token =
    link.searchParams.get("token") ?? new URLSearchParams(link.hash.slice(1)).get("token");
  member = { ...newAccount(), email, agencyName: owner.agencyName };
  await call(stack, acceptInvitation, {
    body: { token, name: "Ben Muster", password: member.password, acceptsTerms: true },
  });
  const { json } = await call(stack, listTenders, {
    query: { state: "open" },
    cookie: owner.cookie,
  });
  const [first] = listTenders.response.parse(json).items;
  title = first?.title ?? "";
  await call(stack, addPipelineCard, {
    body: { slug: first?.slug, stage: "review" },
    cookie: owner.cookie,
  });
}, 600_000);

async function open(account: Account) {
  const watched = await openWatchedPage();
  await signInWithoutForm(stack, watched.page.context(), account);
  await watched.page.goto(`${stack.origin}/pipeline`);
  const inStage = (name: string) =>
    watched.page
      .getByRole("list", { name, exact: true })
      .getByRole("listitem")
      .filter({ hasText: title });
  await inStage("Prüfung").waitFor();
  return { ...watched, inStage };
}

test("two members see each other's moves, take them back, and file the outcome with its letter", async () => {
  const anna = await open(owner);
  const ben = await open(member);
  await anna.page.getByText("sieht mit").waitFor();

  await ben.inStage("Prüfung").getByRole("link").focus();
  await ben.page.keyboard.press("4");
  await anna.inStage("In Arbeit").waitFor();
  await anna.page.getByText(/^Ben Muster hat „.*“ nach In Arbeit verschoben\./).waitFor();
  await ben.page.keyboard.press("z");
  await anna.inStage("Prüfung").waitFor();

  await anna.inStage("Prüfung").getByRole("link").press("Enter");
  const sheet = anna.page.getByRole("dialog", { name: /^Karte: / });
  await sheet.getByRole("textbox", { name: "Kommentar" }).fill("Schaffen wir das, @B");
  await sheet.getByRole("listbox", { name: "Erwähnen" }).getByText("Ben Muster").waitFor();
  await anna.page.keyboard.press("Enter");
  await anna.page.keyboard.press("Control+Enter");
  await sheet.getByText("@Ben Muster").waitFor();
  await anna.page.keyboard.press("Escape");

  await ben.inStage("Prüfung").getByRole("link").focus();
  await ben.page.keyboard.press("7");
  const dialog = ben.page.getByRole("dialog", { name: "Wie ist es ausgegangen?" });
  await dialog.getByRole("textbox", { name: "Euer Rang" }).fill("2");
  await dialog.getByRole("checkbox", { name: "Preis" }).press(" ");
  await dialog.getByRole("button", { name: "Als verloren ablegen" }).press("Enter");
  await anna.page.getByRole("button", { name: /^1 Verloren/ }).waitFor();
  await anna.page.getByText("Eure Quote: 0 von 1 gewonnen").waitFor();
  expect([...anna.complaints, ...ben.complaints]).toEqual([]);
  await anna.close();
  await ben.close();
});
