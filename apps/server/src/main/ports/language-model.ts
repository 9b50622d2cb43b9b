import type { Config } from "../../platform/settings/config.ts";
import { modelsOf } from "../../platform/settings/language-model-settings.ts";
import type { LanguageModel } from "../../ports/language-model.ts";

export interface PluggedLanguageModel {
  /** Absent: rules alone read documents. */
  readonly languageModel?: LanguageModel;
  stop(): Promise<void>;
}

const stop = async () => undefined;

/** The model whose key is set; never in production, and only where a port is set, its stand-in on this machine. */
export async function plugLanguageModel(config: Config): Promise<PluggedLanguageModel> {
  const { LANGUAGE_MODEL_KEY: key, LANGUAGE_MODEL_URL: baseUrl, NODE_ENV } = config;
  const { LANGUAGE_MODEL_STANDIN_PORT: port } = config;
  if (key !== undefined) return { languageModel: await openModel(config, key, baseUrl), stop };
  if (port === undefined || NODE_ENV === "production") return { stop };
  const { startLanguageModelStandin } = await import("@tc/standins");
  const standin = await startLanguageModelStandin({ port });
  return {
    languageModel: await openModel(config, standin.key, standin.url),
    stop: () => standin.stop(),
  };
}

async function openModel(
  config: Config,
  key: string,
  baseUrl: string | undefined,
): Promise<LanguageModel> {
  // Loaded only when used: it takes a noticeable part of the start.
  const [{ createLanguageModel }, { withCircuitBreaker }] = await Promise.all([
    import("../../adapters/language-model/create-language-model.ts"),
    import("../../adapters/language-model/circuit-breaker.ts"),
  ]);
  const options = { ...modelsOf(config), key, ...(baseUrl !== undefined && { baseUrl }) };
  return withCircuitBreaker(createLanguageModel(options));
}
