import type { Context } from "../../../platform/context.ts";
import type { Db } from "../../../platform/database/database.ts";
import type { ModelBasis } from "./model-basis.ts";
import { openParts, partNames } from "./model-parts.ts";
import type { OpenParts, PartName } from "./model-parts.ts";
import * as store from "./model.store.ts";

/** The active version, ready to be asked. */
export interface Models extends OpenParts {
  readonly version: number;
  /** Rises with every incremental update. */
  readonly revision: number;
  readonly trainedAt: Date;
  readonly basis: ModelBasis;
}

interface Held {
  readonly key: string;
  readonly models: Promise<Models | undefined>;
}
const held = new WeakMap<Db, Held>();

/**
 * The active models; undefined before the first training, and when they were made from another kind of notices or by
 * another code version. Parts are read once per version and revision, so a repeated call costs one small query.
 */
export async function currentModels(ctx: Pick<Context, "db" | "log">): Promise<Models | undefined> {
  const active = await store.findActiveModel(ctx.db);
  if (!active) return undefined;
  const key = JSON.stringify([active.version, active.revisions]);
  const kept = held.get(ctx.db);
  if (kept?.key === key) return kept.models;
  const models = load(ctx, active);
  held.set(ctx.db, { key, models });
  models.catch(() => {
    if (held.get(ctx.db)?.models === models) held.delete(ctx.db);
  });
  return models;
}

async function load(
  { db, log }: Pick<Context, "db" | "log">,
  active: store.ActiveModel,
): Promise<Models | undefined> {
  const parts = await store.partContents(db, active.version, partNames);
  const contents = completeParts(parts);
  // Replaced by a newer version since: whoever asks next gets that one.
  if (!contents) return undefined;
  try {
    return {
      ...openParts(contents),
      version: active.version,
      revision: [...parts.values()].reduce((sum, { revision }) => sum + revision, 0),
      trainedAt: active.trainedAt,
      basis: active.basis,
    };
  } catch (error) {
    log.warn({ err: error, version: active.version }, "models of another version of the code");
    return undefined;
  }
}

export function completeParts(
  parts: ReadonlyMap<string, { readonly content: Uint8Array }>,
): Record<PartName, Uint8Array> | undefined {
  const entries = partNames.flatMap((name) => {
    const part = parts.get(name);
    return part ? [[name, part.content] as const] : [];
  });
  if (entries.length < partNames.length) return undefined;
  return Object.fromEntries(entries) as Record<PartName, Uint8Array>;
}
