import {
  acceptInvitation,
  createMilestone,
  inviteMember,
  listTenders,
  saveEmails,
  saveSearch,
  signIn,
} from "@tc/contract";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import {
  sendDigestsJob,
  tellHitsJob,
} from "../../../apps/server/src/features/digests/job-definitions.ts";
import { scoreTendersJob } from "../../../apps/server/src/features/scoring/job-definitions.ts";
import { tellChangesJob } from "../../../apps/server/src/features/watchlist/job-definitions.ts";
import { axeFindingsInBothColours } from "../../support/browser/axe.ts";
import { openWatchedPage } from "../../support/browser/watched-page.ts";
import { activeAccount, newAccount } from "../../support/stack/accounts.ts";
import { giveTier } from "../../support/stack/admin.ts";
import { call } from "../../support/stack/call.ts";
import { linkOf, listMails, newestMailId, waitForMail } from "../../support/stack/mailbox.ts";
import { adminPassword } from "../../support/stack/operator.ts";
import { dayIn, noticeOf, openProcedure, publish } from "../../support/stack/publish.ts";
import { startRealStack } from "../../support/stack/real-stack.ts";
import type { RunningStack } from "../../support/stack/real-stack.ts";
import { runJobs } from "../../support/stack/run-job.ts";
import { bringSession } from "../../support/stack/session.ts";

interface Member {
  readonly email: string;
  readonly cookie: string;
}

const title = "Kampagne zur Wiedereröffnung des Freibads Musterhausen";
const winner = "Sichtachse Muster GmbH";
const procedure = openProcedure(title);
const [before, after, milestone] = [dayIn(30), dayIn(26), dayIn(28)];
const soon = { timeout: 90_000 };

let stack: RunningStack;
let owner: Awaited<ReturnType<typeof activeAccount>>;
let members: readonly Member[];
beforeAll(async () => {
  // Of its own: what it publishes would move the lists of other journeys.
  stack = await startRealStack({ ADMIN_PASSWORD: adminPassword, TRUST_PROXY: "1" });
  owner = await activeAccount(stack);
  await giveTier(stack, owner.agencyName, "premium");
  members = [owner, await join("Ben Muster"), await join("Clara Muster")];
  for (const { cookie } of members) {
    const frequencies = { matches: "immediately", results: "immediately" };
    await call(stack, saveEmails, { cookie, body: { frequencies } });
    const search = { name: "Freibäder", query: { q: "Freibad" }, mails: true };
    await call(stack, saveSearch, { cookie, body: search });
  }
}, 300_000);
afterAll(() => stack.stop());

async function join(name: string): Promise<Member> {
  const { email, password } = newAccount();
  const newest = await newestMailId(stack);
  await call(stack, inviteMember, { body: { email }, cookie: owner.cookie });
  const link = new URL(linkOf(await waitForMail(stack, { to: email, after: newest })));
  const token =
    link.searchParams.get("token") ?? new URLSearchParams(link.hash.slice(1)).get("token");
  await call(stack, acceptInvitation, { body: { token, name, password, acceptsTerms: true } });
  const { cookie } = await call(stack, signIn, { body: { email, password } });
  return { email, cookie };
}

async function open(member: Member | undefined, path: string) {
  if (!member) throw new Error("no such member");
  const watched = await openWatchedPage();
  await bringSession(stack, watched.page.context(), member);
  await watched.page.goto(stack.origin + path);
  return watched;
}

/** The address of the tender, once lists show it. */
function findSlug(): Promise<string> {
  return vi.waitFor(
    async () => {
      const query = { q: "Freibad" };
      const { json } = await call(stack, listTenders, { query, cookie: owner.cookie });
      const [item] = listTenders.response.parse(json).items;
      if (!item) throw new Error("the tender is not in the list yet");
      return item.slug;
    },
    { ...soon, interval: 500 },
  );
}

/** "30.11.", with the year where it is another */
function short(day: string): string {
  const [year, month, date] = day.split("-");
  return `${date}.${month}.${day.slice(0, 4) === dayIn(0).slice(0, 4) ? "" : year}`;
}
const long = (day: string) => day.split("-").toReversed().join(".");

/** The mail that each of the three got, as one line */
async function mailOfEach(subject: string | RegExp): Promise<string> {
  const mails = await Promise.all(
    members.map(({ email }) => waitForMail(stack, { to: email, subject })),
  );
  const [first] = mails;
  if (!first) throw new Error("there are members");
  expect(mails.map((mail) => mail.subject)).toEqual(mails.map(() => first.subject));
  return first.text.replaceAll(/\s+/g, " ");
}

test(
  "a tender goes from the mail that finds it over its correction to the outcome, and nobody gets a mail twice",
  { timeout: 600_000 },
  async () => {
    const call1 = noticeOf(before);
    await publish(stack, procedure, call1);
    const slug = await findSlug();
    await runJobs(stack, scoreTendersJob, tellHitsJob);
    const hitMail = await mailOfEach(/^Neu: /);
    expect(hitMail).toContain(title);
    expect(hitMail).toContain(procedure.buyer.name);
    expect(hitMail).toContain("Freibäder");

    const ben = await open(members[1], `/app/tender/${slug}`);
    await ben.page.getByRole("heading", { level: 1, name: title }).waitFor();
    await ben.page
      .getByRole("button", { name: /merken$/i })
      .first()
      .press("Enter");
    await ben.page.getByRole("button", { name: "In die Pipeline" }).first().press("Enter");
    await ben.page.getByText(/steht in der Pipeline unter Entdeckt\./).waitFor();
    await call(
      stack,
      { ...createMilestone, path: createMilestone.path.replace(":slug", slug) },
      {
        cookie: owner.cookie,
        body: { name: "Kalkulation fertig", dueAt: `${milestone}T11:00:00.000Z`, hasTime: true },
      },
    );

    const change = {
      changedNotice: `${call1.noticeId}-01`,
      reason: "cor-buy",
      text: "Die Abgabefrist war falsch angegeben.",
      documentsChanged: false,
    } as const;
    await publish(stack, procedure, noticeOf(after, { change }));
    await runJobs(stack, tellChangesJob);
    const changeMail = await mailOfEach(
      `Frist vorverlegt: ${title}, Abgabe ${short(after)} statt ${short(before)}`,
    );
    expect(changeMail).toMatch(
      new RegExp(`bisher \\S+ ${long(before)}, 12:00 Uhr neu \\S+ ${long(after)}, 12:00 Uhr`),
    );
    expect(changeMail).toContain(
      `Abgabe 4 Tage früher: euer Termin „Kalkulation fertig“ (${short(milestone)}) liegt danach.`,
    );

    await ben.page.goto(`${stack.origin}/app/dashboard`);
    await ben.page.getByRole("button", { name: "Mitteilungen, 2 ungelesen" }).press("Enter");
    await ben.page
      .getByRole("dialog", { name: "Mitteilungen" })
      .getByRole("link", { name: /Frist vorverlegt: / })
      .press("Enter");
    await ben.page.waitForURL((url) => url.pathname === "/app/watchlist");
    await ben.page
      .getByRole("deletion")
      .filter({ hasText: long(before) })
      .first()
      .waitFor();
    await ben.page
      .getByRole("insertion")
      .filter({ hasText: long(after) })
      .first()
      .waitFor();
    expect(await axeFindingsInBothColours(ben.page)).toEqual([]);

    await ben.page.goto(`${stack.origin}/app/emails`);
    await ben.page.getByRole("radiogroup", { name: "Neue Treffer", exact: true }).waitFor();
    await ben.page.getByText(`Frist vorverlegt: ${title}`).first().waitFor();
    expect(await axeFindingsInBothColours(ben.page)).toEqual([]);

    await ben.page.goto(`${stack.origin}/pipeline`);
    const inStage = (name: string) =>
      ben.page
        .getByRole("list", { name, exact: true })
        .getByRole("listitem")
        .filter({ hasText: title });
    await inStage("Entdeckt").getByRole("link").first().focus();
    await ben.page.keyboard.press("5");
    await inStage("Eingereicht").waitFor();

    const [lot] = procedure.lots;
    const { town, street, domain, phone } = procedure.buyer;
    await publish(
      stack,
      procedure,
      noticeOf(after, {
        stage: "result",
        previous: `${call1.noticeId}-01`,
        results: [
          {
            lotId: lot?.id ?? "",
            outcome: "selec-w",
            offers: 3,
            statistics: "tenders",
            winners: [
              {
                name: winner,
                identifier: "DE000000014",
                town,
                street,
                domain,
                phone,
                size: "small",
              },
            ],
            value: 84_000,
            withheld: false,
            decidedOn: dayIn(-3),
            contractOn: dayIn(-2),
          },
        ],
      }),
    );
    await runJobs(stack, tellChangesJob);
    const question = `Gewonnen? Die Vergabe an ${winner} wurde veröffentlicht: ${title}`;
    const resultMail = await mailOfEach(question);
    const link = /https?:\S+\/pipeline\?outcome=\S+/.exec(resultMail)?.[0];
    if (link === undefined) throw new Error(`the mail leads to no card: ${resultMail}`);

    await ben.page.goto(link);
    const dialog = ben.page.getByRole("dialog", { name: "Wie ist es ausgegangen?" });
    await dialog.getByText(`Die Vergabe ist veröffentlicht: an ${winner}.`).waitFor();
    await dialog.getByRole("checkbox", { name: "Preis" }).press(" ");
    await dialog.getByRole("button", { name: "Als verloren ablegen" }).press("Enter");
    await ben.page.getByRole("button", { name: /^1 Verloren/ }).waitFor();
    await ben.page.getByText("Eure Quote: 0 von 1 gewonnen").waitFor();
    expect(ben.complaints).toEqual([]);
    await ben.close();

    await runJobs(stack, tellHitsJob, tellChangesJob, sendDigestsJob);
    for (const { email } of members) {
      const mails = await listMails(stack, email);
      const subjects = mails.map(({ subject }) => subject).filter((it) => it.includes(title));
      const kinds = subjects.map((subject) => subject.split(/[:?]/)[0] ?? "");
      expect(kinds.toSorted((a, b) => a.localeCompare(b))).toEqual([
        "Frist vorverlegt",
        "Gewonnen",
        "Neu",
      ]);
    }
  },
);
