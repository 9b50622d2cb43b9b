import { randomBytes, randomUUID } from "node:crypto";
import { invariant } from "@tc/domain";
import { audit } from "../../platform/tenancy/audit.ts";
import type { Context } from "../../platform/context.ts";
import { asOperator } from "../../platform/tenancy/tenancy.ts";
import { endSessions, hashPassword } from "../account/index.ts";
import * as store from "./demo.operator.store.ts";
import { demoPerson, demoProfile } from "./demo-profile.ts";
import { fillDemoJob } from "./job-definitions.ts";

export interface DemoAgency {
  readonly address: string;
  readonly email: string;
  readonly password: string;
  readonly agencyId: string;
}

/**
 * An agency with a filled profile to look around in, or the one of an earlier call with a new password: the old one is
 * known to nobody. A job gives it documents where the notices are samples. Never in production.
 */
export async function createDemoAgency(
  ctx: Context,
): Promise<{ demo: DemoAgency; wasThere: boolean }> {
  invariant(!ctx.site.isProduction, "there is no demo agency in production");
  const password = randomBytes(12).toString("base64url");
  const hash = await hashPassword(password);
  const { agencyId, wasThere } = await asOperator(ctx, async (t) => {
    const user = await store.findOrAddUser(t, demoPerson);
    await store.resetAccess(t, user.id, hash);
    await endSessions(t, user.id);
    const agency = await store.findAgencyOf(t, user.id);
    const id = agency ?? randomUUID();
    if (agency === undefined) {
      await store.addAgency(t, id, { ...demoPerson, id: user.id }, demoProfile(t.now()));
    } else await store.reopenAgency(t, id, user.id);
    const kind = user.isNew ? "registered" : "password_changed";
    await audit(t, { kind, agencyId: id, userId: user.id, details: { demo: true } });
    await t.enqueue(fillDemoJob, { agencyId: id, tries: 0 });
    return { agencyId: id, wasThere: agency !== undefined };
  });
  const address = `${ctx.site.publicUrl}/login`;
  return { demo: { address, email: demoPerson.email, password, agencyId }, wasThere };
}
