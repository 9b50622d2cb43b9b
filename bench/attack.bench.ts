import { mkdtemp, rm } from "node:fs/promises";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { connect, migrate } from "../apps/server/src/platform/database/database.ts";
import { startLocalPostgres } from "../apps/server/src/platform/local-postgres/local-postgres.ts";
import { calls, openAttackWorld } from "../apps/server/src/testing/attack-world.ts";
import type { Call, Visitor } from "../apps/server/src/testing/attack-world.ts";
import { makeAgency, makeMember } from "../apps/server/src/testing/people/make-agency.ts";
import { makeUser } from "../apps/server/src/testing/people/make-user.ts";
import { startCrowd } from "./attack/crowd-process.ts";
import type { Answered, Asker, Question } from "./attack/crowd-process.ts";
import { percentiles } from "./search/percentiles.ts";

/** Networks that a flood of registrations comes from, one after another: each has its quota only once. */
const networks = 250;

/**
 * What everybody else is answered, and how fast, while one client attacks and while nobody does: another agency, a
 * visitor, somebody who signs in, and the monitor that asks /readyz. `--seconds N` of each attack (default 10). The server
 * with the pools of a real process, the database, the attacker and the others (two processes) share the machine.
 */
export async function run({ args }: { args: string[] }): Promise<object> {
  const seconds = args.includes("--seconds") ? Number(args[args.indexOf("--seconds") + 1]) : 10;
  const folder = await mkdtemp(path.join(tmpdir(), "tenderchances-bench-"));
  const server = await startLocalPostgres({ dir: path.join(folder, "pg"), ephemeral: true });
  const url = `${server.url}/postgres`;
  const owner = connect(url);
  await migrate(owner.db);
  const { db } = connect(url, { role: "tc_app" });
  const world = await openAttackWorld({ url, db });
  try {
    const { agencyId, owner: attackingOwner } = await makeAgency({ db });
    const attackingMember = await makeMember({ db }, agencyId);
    const member = await world.signIn(attackingOwner, "203.0.113.77");
    const sessions: Visitor[] = [];
    for (let n = 0; n < 50; n++) {
      const user = n % 2 === 0 ? attackingOwner : attackingMember;
      sessions.push(await world.signIn(user, `203.0.${n}.77`));
    }
    const others = await listOthers(world, db);
    const attacks: Readonly<Record<string, readonly Asker[]>> = {
      "none, first": [],
      none: [],
      "300 marks of one member": [
        attacker(
          300,
          marks.map((call) => from(member, call)),
        ),
      ],
      "300 marks from 50 sessions": [
        attacker(
          300,
          marks.flatMap((call) => sessions.map((session) => from(session, call))),
        ),
      ],
      "600 registrations": [
        attacker(
          600,
          Array.from({ length: networks * 600 }, (_, n) =>
            from({ ip: `192.0.${Math.floor(n / 600)}.${n % 250}` }, calls.registration()),
          ),
        ),
      ],
      "300 sign-ins": [
        attacker(
          300,
          Array.from({ length: 300 }, (_, n) =>
            from({ ip: "192.0.2.7" }, calls.signIn(`nobody-${n}@nirgends.example`, "geraten")),
          ),
        ),
      ],
    };
    const figures: Record<string, object> = {};
    for (const [round, [name, attack]] of Object.entries(attacks).entries()) {
      const attacking = attack.length > 0 ? await startCrowd(world.address, attack) : undefined;
      const asking = await startCrowd(world.address, others(round));
      await setTimeout(seconds * 1000);
      const answered = await asking.stop();
      const refused = await attacking?.stop();
      // The first round is not counted: code gets compiled.
      if (name === "none, first") continue;
      const rows = { ...answered, ...refused };
      figures[name] = Object.fromEntries(
        Object.entries(rows).map(([asker, answers]) => [asker, describe(answers, seconds)]),
      );
      console.log(name);
      console.table(
        Object.fromEntries(
          Object.entries(rows).map(([asker, answers]) => {
            const { statuses, ...times } = describe(answers, seconds);
            return [asker, { ...times, statuses: JSON.stringify(statuses) }];
          }),
        ),
      );
    }
    return { ...figures, seconds, cores: availableParallelism(), load: loadavg()[0] };
  } finally {
    await world.close();
    await db.destroy();
    await owner.db.destroy();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

const marks = Array.from({ length: 20 }, (_, n) => calls.mark(n));

const from = ({ ip, cookie }: Visitor, call: Call): Question => ({
  ...call,
  headers: { "x-forwarded-for": ip, ...(cookie !== undefined && { cookie }) },
});

const attacker = (connections: number, questions: readonly Question[]): Asker => ({
  name: "attacker",
  connections,
  questions,
});

/** Everybody but the attacker in one round, each with one question at a time. */
async function listOthers(
  world: Awaited<ReturnType<typeof openAttackWorld>>,
  db: Parameters<typeof makeAgency>[0]["db"],
): Promise<(round: number) => Asker[]> {
  const agency = await world.signIn((await makeAgency({ db })).owner, "198.51.100.7");
  const { email, password } = await makeUser({ db });
  const workload = (name: string, questions: readonly Question[]) => ({
    name,
    connections: 1,
    questions,
  });
  return (round) => [
    workload("list", [from(agency, calls.list)]),
    workload(
      "detail",
      marks.map((_, n) => from(agency, calls.detail(n))),
    ),
    workload(
      "mark",
      marks.map((call) => from(agency, call)),
    ),
    workload("visitor", [from({ ip: "198.51.100.20" }, { path: "/api/sources" })]),
    // From another network each time: an account may be tried a few times a minute from one.
    workload(
      "sign-in",
      Array.from({ length: 60_000 }, (_, n) =>
        from({ ip: `${20 + round}.${n >> 8}.${n & 255}.1` }, calls.signIn(email, password)),
      ),
    ),
    workload("readyz", [from({ ip: "203.0.113.9" }, { path: "/readyz" })]),
  ];
}

const describe = ({ taken, statuses }: Answered, seconds: number) => {
  const { p50, p95, p99 } = percentiles(taken);
  return { perSecond: Math.round(taken.length / seconds), p50, p95, p99, statuses };
};
