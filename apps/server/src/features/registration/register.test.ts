import { register as registerEndpoint } from "@tc/contract";
import argon2 from "@node-rs/argon2";
import { AppError } from "@tc/domain";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { makeAgency } from "../../testing/people/make-agency.ts";
import { makeUser } from "../../testing/people/make-user.ts";
import { doJobs, newClient, signUp, visitorContext } from "../../testing/people/sign-up.ts";
import type { VisitorContext } from "../../testing/people/sign-up.ts";
import { testNow } from "../../testing/database/test-context.ts";
import { createTestDatabase } from "../../testing/database/test-database.ts";
import type { TestDatabase } from "../../testing/database/test-database.ts";
import { isPassword } from "../account/index.ts";
import { signIn } from "../account/sessions/sign-in.ts";
import { confirmationMailLimit, registrationLimit } from "./registration.limits.ts";
import { getRegistrationState, register } from "./register.ts";
import { resendConfirmation } from "./confirmation/resend-confirmation.ts";
import { switchOff } from "../../testing/switches.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const readAccount = (email: string) =>
  database.owner.db
    .selectFrom("user_account")
    .innerJoin("pending_profile", "pending_profile.user_id", "user_account.id")
    .select(["user_account.id", "email_verified", "user_account.name", "password_hash"])
    .select(["pending_profile.id as agencyId", "data"])
    .where("email", "=", email)
    .execute();
const failure = (error: unknown) =>
  error instanceof AppError ? { code: error.code, details: error.details } : error;

describe("a registration", () => {
  it("makes an unconfirmed account with a hashed password and a pending profile bound to it", async () => {
    const ctx = visitorContext(database);
    const references = [{ client: "Stadt Köln", title: "Kampagne", year: 2025 }];
    const billingAddress = {
      street: "Hafenweg",
      houseNumber: "1",
      postalCode: "20457",
      city: "Hamburg",
    };
    const input = signUp({ email: " Neu@Nordlicht.example ", references, billingAddress });
    const { agencyId } = await register(ctx, input);
    const [account, ...others] = await readAccount("neu@nordlicht.example");
    expect(others).toEqual([]);
    expect(account).toMatchObject({
      email_verified: false,
      name: "Erika Muster",
      agencyId,
      data: {
        companyName: "Nordlicht Kommunikation GmbH",
        focus: "Kampagnen für Verwaltungen",
        address: billingAddress,
        references: [{ ...references[0], id: expect.any(String), isPublicClient: false }],
      },
    });
    expect(account!.password_hash).toMatch(/^\$argon2id\$/);
    expect(await isPassword(ctx, account!.id, input.password)).toBe(true);
  });

  it("mails one link that holds 24 hours, and no secret rests in a job or a table", async () => {
    const ctx = visitorContext(database);
    await register(ctx, signUp({ email: "mail@nordlicht.example" }));
    const jobs = JSON.stringify(await ctx.sentJobs());
    await doJobs(database, ctx);
    const [mail, ...others] = ctx.mails.filter(({ to }) => to === "mail@nordlicht.example");
    expect(others).toEqual([]);
    expect(mail!.subject).toBe("Bestätige deine E-Mail-Adresse für TenderChances");
    const token = /\/auth\/callback\?token=([\w-]{43})$/m.exec(mail!.text)![1]!;
    expect(mail!.html).toContain(`/auth/callback?token=${token}`);
    expect(mail!.text).toContain("24 Stunden");
    expect(jobs).not.toContain(token);
    const rows = await database.owner.db.selectFrom("account_link").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(rows.some(({ token_hash }) => token_hash.includes(token))).toBe(false);
  });

  it("sends nothing a stranger typed to an address that is not confirmed", async () => {
    const ctx = visitorContext(database);
    const typed = { companyName: "Gewinn auf boese.example", contactPerson: "Klick boese.example" };
    await register(ctx, signUp({ ...typed, email: "fremd@nordlicht.example" }));
    await doJobs(database, ctx);
    expect(JSON.stringify(ctx.mails.at(-1))).not.toContain("boese");
  });

  it("refuses a weak password with its reason before anything is stored", async () => {
    const ctx = visitorContext(database);
    const weak = ["passwort12345", "nordlicht-kommunikation", "erika.muster.1", "qwertzuiop"];
    for (const password of weak) {
      const input = signUp({ email: "schwach@nordlicht.example", password });
      expect(await register(ctx, input).catch(failure)).toEqual({
        code: "weak_password",
        details: { reason: expect.stringMatching(/\S/) },
      });
    }
    expect(await readAccount("schwach@nordlicht.example")).toEqual([]);
  });

  it("refuses line ends in names, consumers and missing consent", () => {
    const good = signUp();
    const bad = [
      { companyName: "A GmbH\r\nBcc: opfer@x.example" },
      { companyName: "A\nGmbH" },
      { contactPerson: "Erika\u0000Muster" },
      { email: "a@b.example\r\nBcc: c@d.example" },
      { isBusiness: false },
      { acceptsTerms: false },
    ];
    for (const change of bad) {
      expect(registerEndpoint.body!.safeParse({ ...good, ...change }).success).toBe(false);
    }
  });
});

/** What a visitor could notice: answer, calls of the password hash, jobs. */
async function observe(ctx: VisitorContext, act: (ctx: VisitorContext) => Promise<object>) {
  const hash = vi.spyOn(argon2, "hash");
  const verify = vi.spyOn(argon2, "verify");
  const before = (await ctx.sentJobs()).length;
  const answer = await act(ctx);
  const jobs = (await ctx.sentJobs()).slice(before);
  const work = {
    hashes: hash.mock.calls.length,
    checks: verify.mock.calls.map(([stored]) => String(stored).split("$", 4)),
  };
  hash.mockRestore();
  verify.mockRestore();
  return {
    ...work,
    answer: Object.fromEntries(
      Object.entries(answer).map(([key, value]) => [
        key,
        String(value).replaceAll(/[\da-f]/g, "x"),
      ]),
    ),
    jobs: jobs.map(({ name, payload }) => [name, Object.keys(payload as object).sort()]),
  };
}

describe("enumeration of accounts", () => {
  it("learns nothing from a registration: same answer, same work, one job", async () => {
    await makeAgency(database, { ownerEmail: "bekannt@nordlicht.example" });
    await makeUser(database, { email: "offen@nordlicht.example", confirmed: false });
    const emails = ["unbekannt@x.example", "bekannt@nordlicht.example", "offen@nordlicht.example"];
    const seen = [];
    for (const email of emails) {
      seen.push(await observe(visitorContext(database), (ctx) => register(ctx, signUp({ email }))));
    }
    expect(seen[0]).toMatchObject({
      hashes: 1,
      checks: [["", "argon2id", "v=19", "m=19456,t=2,p=1"]],
    });
    expect(seen[0]!.jobs).toEqual([["send-registration-mail", ["isPasswordDropped", "userId"]]]);
    expect(seen).toEqual([seen[0], seen[0], seen[0]]);
  });

  it("learns nothing from a resend: same answer, one job", async () => {
    const emails = ["niemand@x.example", "bekannt@nordlicht.example", "offen@nordlicht.example"];
    const seen = [];
    for (const email of emails) {
      seen.push(
        await observe(visitorContext(database), (ctx) => resendConfirmation(ctx, { email })),
      );
    }
    expect(seen).toEqual([seen[0], seen[0], seen[0]]);
    expect(seen[0]!.jobs).toHaveLength(1);
    const ctx = visitorContext(database);
    await doJobs(database, ctx);
    expect(ctx.mails.map(({ to }) => to)).not.toContain("niemand@x.example");
  });

  it("learns nothing from the limit either: beyond it the answer and the work are the same", async () => {
    await makeUser(database, { email: "gezaehlt@nordlicht.example" });
    const resend = (email: string) =>
      observe(visitorContext(database), (ctx) => resendConfirmation(ctx, { email }));
    for (const email of ["gezaehlt@nordlicht.example", "ungezaehlt@nordlicht.example"]) {
      const first = await resend(email);
      for (let n = 1; n < confirmationMailLimit.limit; n++) await resend(email);
      expect(await resend(email)).toEqual(first);
    }
    const ctx = visitorContext(database);
    await doJobs(database, ctx);
    const mailed = ctx.mails.filter(({ to }) => to === "gezaehlt@nordlicht.example");
    expect(mailed).toHaveLength(confirmationMailLimit.limit);
  });

  it("locks nobody out: an address whose mails a stranger used up still registers, without a mail", async () => {
    const email = "ausgesperrt@nordlicht.example";
    for (let n = 0; n < confirmationMailLimit.limit; n++) {
      await resendConfirmation(visitorContext(database), { email });
    }
    const ctx = visitorContext(database);
    const { agencyId } = await register(ctx, signUp({ email }));
    expect(await readAccount(email)).toMatchObject([{ agencyId }]);
    await doJobs(database, ctx);
    expect(ctx.mails.map(({ to }) => to)).not.toContain(email);
    const later = visitorContext(database, { now: new Date(testNow.getTime() + 3_600_000) });
    await resendConfirmation(later, { email });
    await doJobs(database, later);
    expect(later.mails.map(({ to }) => to)).toContain(email);
  });

  it("tells the owner of a known address by mail, and changes nothing of theirs", async () => {
    const { owner } = await makeAgency(database, { ownerEmail: "inhaberin@nordlicht.example" });
    const ctx = visitorContext(database);
    const { agencyId } = await register(
      ctx,
      signUp({ email: "Inhaberin@nordlicht.example", password: "Neun-Woelfe-am-Winterwald" }),
    );
    await doJobs(database, ctx);
    expect(ctx.mails.at(-1)).toMatchObject({
      to: "inhaberin@nordlicht.example",
      subject: "Du hast schon ein Konto bei TenderChances",
    });
    expect(ctx.mails.at(-1)!.text).not.toContain("token=");
    expect(await isPassword(ctx, owner.userId, owner.password)).toBe(true);
    const pending = database.owner.db.selectFrom("pending_profile").select("id");
    expect(await pending.where("id", "=", agencyId).execute()).toEqual([]);
  });
});

describe("a second sign-up before the first is confirmed", () => {
  it("keeps everything when the same person tries again with the same password", async () => {
    const ctx = visitorContext(database);
    const input = signUp({ email: "zweimal@nordlicht.example" });
    const { agencyId } = await register(ctx, input);
    await register(ctx, { ...input, companyName: "Anders GmbH" });
    const [account] = await readAccount("zweimal@nordlicht.example");
    expect(account).toMatchObject({ agencyId, data: { companyName: input.companyName } });
    expect(await isPassword(ctx, account!.id, input.password)).toBe(true);
  });

  it("by somebody else gives neither of them a password: no waiting for the owner to confirm it", async () => {
    const email = "umkaempft@nordlicht.example";
    const ctx = visitorContext(database);
    const mallory = "Fuenf-Diebe-im-Mondscheinlicht";
    await register(ctx, signUp({ email, password: mallory }));
    await register(ctx, signUp({ email }));
    const [account] = await readAccount(email);
    for (const password of [mallory, signUp().password]) {
      expect(await isPassword(ctx, account!.id, password)).toBe(false);
      const visitor = visitorContext(database);
      expect(await signIn(visitor, { email, password }).catch(failure)).toMatchObject({
        code: "wrong_credentials",
      });
    }
    await doJobs(database, ctx);
    expect(ctx.mails.at(-1)!.text).toContain("Zur Sicherheit gilt keines davon");
  });

  it("by somebody who used up the address's mails gives neither a password all the same", async () => {
    const email = "heimlich@nordlicht.example";
    const ctx = visitorContext(database);
    const mallory = "Fuenf-Diebe-im-Mondscheinlicht";
    for (let n = 0; n < confirmationMailLimit.limit; n++) {
      await register(ctx, signUp({ email, password: mallory }));
    }
    await register(ctx, signUp({ email }));
    const [account] = await readAccount(email);
    expect(await isPassword(ctx, account!.id, mallory)).toBe(false);
  });

  it("in parallel makes one account, one pending profile and no error", async () => {
    const email = "parallel@nordlicht.example";
    const ctx = visitorContext(database);
    const signUps = Array.from({ length: 5 }, () => register(ctx, signUp({ email })));
    const ids = (await Promise.all(signUps)).map(({ agencyId }) => agencyId);
    const accounts = await readAccount(email);
    expect(accounts).toHaveLength(1);
    expect(ids).toContain(accounts[0]!.agencyId);
    expect(await isPassword(ctx, accounts[0]!.id, signUp().password)).toBe(true);
  });
});

describe("a flood of registrations", () => {
  it("from one network is stopped and told when to try again; other networks go on", async () => {
    const client = newClient();
    const signUpFrom = (n: number, from = client) =>
      register(visitorContext(database, { client: from }), signUp({ email: `f${n}@flut.example` }));
    for (let n = 0; n < registrationLimit.limit; n++) await signUpFrom(n);
    expect(await signUpFrom(99).catch(failure)).toMatchObject({
      code: "rate_limited",
      details: { retryAfterSeconds: registrationLimit.windowSeconds },
    });
    const sameNetwork = { ...client, ip: client.ip.replace(/\d+$/, "77") };
    expect(await signUpFrom(99, sameNetwork).catch(failure)).toMatchObject({
      code: "rate_limited",
    });
    await signUpFrom(99, newClient());
  });
});

it("is refused while registrations are switched off, before anything is kept or counted", async () => {
  const switchOn = await switchOff(database, "registrations");
  const ctx = visitorContext(database);
  const input = signUp({ email: "zu-frueh@agentur.example" });
  for (let times = 0; times < registrationLimit.limit + 1; times++) {
    await expect(register(ctx, input)).rejects.toMatchObject({ code: "switched_off" });
  }
  expect((await getRegistrationState(ctx)).refusal).toContain("gerade nicht möglich");
  expect(await readAccount("zu-frueh@agentur.example")).toEqual([]);
  await switchOn();
  expect(await getRegistrationState(ctx)).toEqual({});
  await register(ctx, input);
  expect(await readAccount("zu-frueh@agentur.example")).toHaveLength(1);
});
