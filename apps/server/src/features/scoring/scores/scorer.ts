import { hash } from "node:crypto";
import type { Context } from "../../../platform/context.ts";
import { asOperator } from "../../../platform/tenancy/tenancy.ts";
import { partNames } from "../models/model-parts.ts";
import { partContents } from "../models/model.store.ts";
import { completeParts } from "../models/models.ts";
import { readProfiles } from "../learning/read-profiles.ts";
import type { TenderForecast } from "../forecasts/tender-forecast.ts";
import * as store from "./score.operator.store.ts";
import type { AgencyState, AgencyVersion } from "./score.operator.store.ts";
import type { Refusal, Scoring, TenderText } from "./scoring.ts";
import { HelperProcess } from "../processes/helper-process.ts";
import { cpvLabels } from "../models/training.store.ts";

const maxMemoryMb = 3_072;

/** Forecasts and scores by one version of the models, in a helper of its own. */
export class Scorer {
  readonly modelVersion: number;
  readonly #ctx: Context;
  readonly #helper: HelperProcess<Scoring>;

  private constructor(ctx: Context, modelVersion: number, signal: AbortSignal) {
    this.#ctx = ctx;
    this.modelVersion = modelVersion;
    this.#helper = new HelperProcess<Scoring>(new URL("./scoring.process.ts", import.meta.url), {
      maxMemoryMb,
      signal,
    });
  }

  /** undefined where the version was replaced meanwhile. All it does ends with `signal`, by an error. */
  static async open(
    ctx: Context,
    modelVersion: number,
    signal: AbortSignal,
  ): Promise<Scorer | undefined> {
    const contents = completeParts(await partContents(ctx.db, modelVersion, partNames));
    if (!contents) return undefined;
    const scorer = new Scorer(ctx, modelVersion, signal);
    const labels = await cpvLabels(ctx.db);
    await scorer.#helper.call(
      "open",
      contents,
      labels.map(({ code, label }) => [code, label] as const),
    );
    return scorer;
  }

  close(): void {
    this.#helper.close();
  }

  /** undefined for a tender of which nothing can be said: one notice must not hold up all others. */
  async forecast(tenders: readonly TenderText[]): Promise<(TenderForecast | undefined)[]> {
    const answers = await this.#helper.call("forecast", tenders);
    return answers.map((answer, at) => {
      if (typeof answer === "string") return JSON.parse(answer) as TenderForecast;
      this.#ctx.log.error({ err: answer, tenderId: tenders[at]?.id }, "tender cannot be forecast");
      return undefined;
    });
  }

  /** Scores tenders that have a forecast for all these agencies; returns how many rows changed. */
  async score(
    tenderIds: readonly string[],
    blocks: readonly (readonly AgencyState[])[],
  ): Promise<number> {
    if (tenderIds.length === 0 || blocks.length === 0) return 0;
    const { modelVersion } = this;
    const forecastTenders = await asOperator(this.#ctx, (t) =>
      store.forecastTenders(t, tenderIds, modelVersion),
    );
    const refused = await this.#helper.call("setTenders", forecastTenders);
    const tenders = this.#without(refused, forecastTenders, "tender cannot be scored");
    let written = 0;
    for (const block of blocks) {
      const { key, agencies } = await this.#prepare(block);
      const bytes = await this.#helper.call("score", key);
      written += await asOperator(this.#ctx, (t) =>
        store.writeScores(t, { agencies, tenders, modelVersion, bytes }),
      );
    }
    return written;
  }

  /** Profiles are read once while the block stays known to the helper. */
  async #prepare(
    block: readonly AgencyState[],
  ): Promise<{ key: string; agencies: readonly AgencyVersion[] }> {
    const names = block.map(
      ({ id, profileVersion, learnt }) => `${id} ${profileVersion} ${learnt}`,
    );
    const key = hash("sha256", names.join());
    const keptIds = await this.#helper.call("blockIds", key);
    if (keptIds) return { key, agencies: block.filter(({ id }) => keptIds.includes(id)) };
    const rows = await asOperator(this.#ctx, (t) =>
      readProfiles(
        t,
        block.map(({ id }) => id),
      ),
    );
    const versions = new Map(block.map(({ id, profileVersion }) => [id, profileVersion]));
    // The profile was saved again since the block was listed. Its state shows that, so the agency is scored again.
    const current = rows.filter(({ id, profileVersion }) => versions.get(id) === profileVersion);
    const isWhole = current.length === block.length;
    const ownKey = isWhole ? key : hash("sha256", `${key} ${current.map(({ id }) => id).join()}`);
    const refused = await this.#helper.call(
      "setBlock",
      ownKey,
      current.map(({ id, profile, weights }) => ({ id, profile, ...(weights && { weights }) })),
    );
    return { key: ownKey, agencies: this.#without(refused, current, "agency cannot be scored") };
  }

  /** Keeps the profiles that can be read; the log names the others. */
  #without<Item extends { readonly id: string }>(
    refused: readonly Refusal[],
    items: readonly Item[],
    message: string,
  ): readonly Item[] {
    if (refused.length === 0) return items;
    for (const { id, error } of refused) this.#ctx.log.error({ err: error, id }, message);
    const ids = new Set(refused.map(({ id }) => id));
    return items.filter(({ id }) => !ids.has(id));
  }
}
