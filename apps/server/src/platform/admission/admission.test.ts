import { randomBytes } from "node:crypto";
import { getSession, listSources, listTenders, signIn, uploadDocument } from "@tc/contract";
import type { Endpoint } from "@tc/contract";
import type { FastifyRequest } from "fastify";
import { pino } from "pino";
import { beforeEach, expect, test } from "vitest";
import { testContext } from "../../testing/database/test-context.ts";
import type { Db } from "../database/database.ts";
import { createAdmission } from "./admission.ts";
import type { Admission } from "./admission.ts";
import {
  agencyFileLimit,
  agencyLimit,
  machineLimit,
  sessionFileLimit,
  sessionLimit,
  visitorLimit,
} from "./admission.limits.ts";

const log = pino({ level: "silent" });

/** Stands for connections, on which every session is found: one person of one agency. */
const connectionsOf = (name: string) =>
  ({
    name,
    executeQuery: async ({ parameters: [hashes] }: { parameters: [Buffer[]] }) => ({
      rows: hashes.map((_, at) => ({
        request_number: at + 1,
        id: "session",
        is_use_due: false,
        user_id: "user",
        agency_id: "agency",
        role: "owner",
        tier: "premium",
      })),
    }),
  }) as unknown as Db;

let admission: Admission;
beforeEach(() => {
  admission = createAdmission({
    context: testContext({ db: connectionsOf("verbs") }),
    sessions: { db: connectionsOf("sessions") },
    signIns: { db: connectionsOf("sign-ins") },
  });
});

/** A session's cookie that nobody else has. */
const newCookie = () => `tc_session=${randomBytes(32).toString("base64url")}`;

const requestFrom = (ip: string, cookie?: string) =>
  ({ ip, log, headers: { ...(cookie !== undefined && { cookie }) } }) as unknown as FastifyRequest;

/** Many requests at once whose work ends when the test says so. */
function crowd(count: number, enter: (work: () => Promise<void>) => Promise<unknown>) {
  const gate = Promise.withResolvers<void>();
  const crowded = { inWork: 0 };
  const answers = Promise.allSettled(
    Array.from({ length: count }, () =>
      enter(async () => {
        crowded.inWork += 1;
        await gate.promise;
      }),
    ),
  );
  const end = async () => {
    gate.resolve();
    const settled = await answers;
    return settled.filter(({ status }) => status === "rejected").length;
  };
  return { crowded, end };
}

/** Look-ups go together once a turn of the event loop. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) {
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  }
}

test.each<[string, Endpoint, string]>([
  ["somebody asks who is signed in", getSession, "sign-ins"],
  ["somebody signs in", signIn, "sign-ins"],
  ["a visitor asks", listSources, "verbs"],
  ["a member asks", listTenders, "verbs"],
])("the work has the connections meant for it: %s", async (_case, endpoint, name) => {
  const request = requestFrom("192.0.2.1", newCookie());
  const used = await admission.admit(request, endpoint, async ({ db }) => ({ db }));
  expect(used.db).toMatchObject({ name });
});

test("a session, its agency and a network each have their own limit", async () => {
  const cookie = newCookie();
  const oneSession = crowd(sessionLimit.atOnce + 1, (work) =>
    admission.admit(requestFrom("192.0.2.1", cookie), listTenders, work),
  );
  await settle();
  expect(oneSession.crowded.inWork).toBe(sessionLimit.atOnce);
  const colleagues = crowd(agencyLimit.atOnce, (work) =>
    admission.admit(requestFrom("198.51.100.1", newCookie()), listTenders, work),
  );
  await settle();
  expect(colleagues.crowded.inWork).toBe(agencyLimit.atOnce - sessionLimit.atOnce);
  const visitors = crowd(visitorLimit.atOnce + 1, (work) =>
    admission.admit(requestFrom("192.0.2.1"), listSources, work),
  );
  await settle();
  expect(visitors.crowded.inWork).toBe(visitorLimit.atOnce);
  expect(await Promise.all([oneSession.end(), colleagues.end(), visitors.end()])).toEqual([
    0, 0, 0,
  ]);
});

test("files on their way leave the session and its agency all other places", async () => {
  const cookie = newCookie();
  const files = crowd(sessionFileLimit.atOnce, (work) =>
    admission.admit(requestFrom("192.0.2.1", cookie), uploadDocument, work),
  );
  const more = crowd(agencyFileLimit.atOnce, (work) =>
    admission.admit(requestFrom("192.0.2.1", newCookie()), uploadDocument, work),
  );
  await settle();
  expect(files.crowded.inWork + more.crowded.inWork).toBe(agencyFileLimit.atOnce);
  const calls = crowd(sessionLimit.atOnce, (work) =>
    admission.admit(requestFrom("192.0.2.1", cookie), listTenders, work),
  );
  await settle();
  expect(calls.crowded.inWork).toBe(sessionLimit.atOnce);
  expect(await Promise.all([calls.end(), files.end(), more.end()])).toEqual([0, 0, 0]);
});

test("a machine's calls wait in a queue of their own and are refused beyond it", async () => {
  const beyond = 3;
  const calls = crowd(machineLimit.atOnce + machineLimit.waiting + beyond, (work) =>
    admission.admitMachine(requestFrom("192.0.2.1"), work),
  );
  await settle();
  expect(calls.crowded.inWork).toBe(machineLimit.atOnce);
  const visitor = requestFrom("192.0.2.1");
  expect(await admission.admit(visitor, listSources, async () => "answered")).toBe("answered");
  expect(await calls.end()).toBe(beyond);
});
