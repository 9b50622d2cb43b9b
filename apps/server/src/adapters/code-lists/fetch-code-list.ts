import { codeListLimits } from "@tc/notices";
import type { CodeListSource } from "../../ports/code-list-source.ts";
import { SourceError } from "../../ports/notice-source.ts";
import { createPoliteClient, readBody } from "../notice-sources/polite-client.ts";
import type { PoliteClientOptions } from "../notice-sources/polite-client.ts";

const sdk = "https://raw.githubusercontent.com/OP-TED/eForms-SDK/1.13.0/codelists";

/** The lists whose labels the screens show, as the Publications Office publishes them with the eForms SDK. */
export const officialCodeListUrls: readonly string[] = [
  "cpv",
  "nuts",
  "procurement-procedure-type",
  "buyer-legal-type",
  "selection-criterion",
  "non-award-justification",
].map((name) => `${sdk}/${name}.gc`);

export interface CodeListSourceOptions {
  readonly urls: readonly string[];
  /** Setting CONTACT */
  readonly contact: string;
  readonly client?: Partial<PoliteClientOptions>;
}

export function createCodeListSource({
  urls,
  contact,
  client: options = {},
}: CodeListSourceOptions): CodeListSource {
  const client = createPoliteClient({
    userAgent: `TenderChances/1.0 (+${contact})`,
    limit: { count: 30, windowMs: 60_000 },
    timeoutMs: 120_000,
    ...options,
  });
  return {
    urls,
    async fetch(url, signal) {
      const parsed = URL.canParse(url) ? new URL(url) : undefined;
      if (parsed?.protocol !== "https:") throw new SourceError("refused", "only https is fetched");
      return client.request(parsed, { signal }, (response) =>
        readBody(response, codeListLimits.bytes),
      );
    },
  };
}
