import { analyzerVersion } from "@tc/text";
import type { Context } from "../../../platform/context.ts";
import type { Db } from "../../../platform/database/database.ts";
import { asOperator } from "../../../platform/tenancy/tenancy.ts";
import { findLexicon, labelsFingerprint, lexiconWords } from "../../search/index.ts";
import type { ModelBasis } from "./model-basis.ts";
import * as operator from "./model.operator.store.ts";
import type { Models } from "./models.ts";
import * as store from "./training.store.ts";
import type { TrainingVocabulary } from "./training.ts";

/** The text part is learnt anew at this age, or when there are so many times more tenders. */
const maxAgeMs = 7 * 86_400_000;
const maxGrowth = 1.1;
const textParts = ["text", "cpv"] as const;

export interface Vocabulary {
  /** Of analyzer, lexicon and labels: texts read with others are other texts. */
  readonly name: string;
  load(): Promise<TrainingVocabulary>;
}

export async function findVocabulary(db: Db): Promise<Vocabulary> {
  const version = (await findLexicon(db))?.version ?? 0;
  const name = `${analyzerVersion} ${version} ${await labelsFingerprint(db)}`;
  return {
    name,
    load: async () => ({
      lexicon: { version, words: Object.entries(await lexiconWords(db, version)) },
      labels: await store.cpvLabels(db),
    }),
  };
}

/** Takes the text part of the version in use over into a new one where it is still good; what it rests on. */
export async function takeOverText(
  ctx: Context,
  before: Pick<Models, "version" | "basis"> | undefined,
  { version, vocabulary }: { readonly version: number; readonly vocabulary: string },
): Promise<ModelBasis["text"] | undefined> {
  if (!before) return undefined;
  const { text, tenders } = before.basis;
  if (text.vocabulary !== vocabulary) return undefined;
  if (ctx.now().getTime() - Date.parse(text.trainedAt) > maxAgeMs) return undefined;
  if ((await store.countTenders(ctx.db)) >= Math.max(1, tenders) * maxGrowth) return undefined;
  const copied = await asOperator(ctx, (t) =>
    operator.copyParts(t, { from: before.version, to: version, parts: textParts }),
  );
  return copied === textParts.length ? text : undefined;
}
