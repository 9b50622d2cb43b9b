import { knockoutNames } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import { LruMap } from "../../../platform/memory/lru-map.ts";
import { requireMembership } from "../../../platform/tenancy/tenancy.ts";
import { judgeTender, requireTender } from "../../assessment/index.ts";
import type { Judges } from "../../assessment/index.ts";

/** Stored scores say that a criterion failed, not which. */
const unnamed = "Mindestanforderung";
/** Each takes some milliseconds; the rest is named when the board is asked again. */
const maxJudged = 12;

interface Failed {
  readonly tenderId: string;
  readonly slug: string;
}

/** The names of the criteria that exclude an agency, kept as long as scores and profile stay what they are. */
export class ExclusionRisks {
  private readonly judges: Judges;
  private readonly kept = new LruMap<string, string>(20_000);

  constructor(judges: Judges) {
    this.judges = judges;
  }

  /** `revision`: of the agency's scores */
  async read(
    ctx: Context,
    failed: readonly Failed[],
    revision: string,
  ): Promise<ReadonlyMap<string, string>> {
    const { agencyId } = requireMembership(ctx);
    const names = new Map<string, string>();
    let judged = 0;
    for (const { tenderId, slug } of failed) {
      const key = JSON.stringify([agencyId, tenderId, revision]);
      let name = this.kept.get(key);
      if (name === undefined && judged < maxJudged) {
        judged++;
        name = await this.judge(ctx, slug);
        this.kept.set(key, name);
      }
      names.set(tenderId, name ?? unnamed);
    }
    return names;
  }

  private async judge(ctx: Context, slug: string): Promise<string> {
    const tender = await requireTender(ctx, slug);
    const judgement = await judgeTender(ctx, this.judges, requireMembership(ctx), tender);
    const failed =
      judgement.kind === "judged"
        ? judgement.criteria?.find(({ status }) => status === "failed")
        : undefined;
    return failed ? knockoutNames[failed.kind] : unnamed;
  }
}
