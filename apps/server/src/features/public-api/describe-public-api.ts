import type { Endpoint } from "@tc/contract";
import { publicEndpoints } from "@tc/contract/public-api";
import type { PublicEndpoint } from "@tc/contract/public-api";
import {
  apiKeyLimits,
  apiKeyPrefix,
  apiScopeNames,
  brand,
  html,
  invariant,
  webhookLimits,
  webhookTypes,
} from "@tc/domain";
import type { Markup } from "@tc/domain";
import { readingBudgets } from "../../platform/admission/reading-budgets.ts";
import { createOpenApiDocument, errorAnswer } from "../../platform/http/open-api.ts";
import type { ApiResponse, OpenApiDocument, Operation } from "../../platform/http/open-api.ts";

const operations: readonly (readonly [string, PublicEndpoint])[] = Object.entries(publicEndpoints);

const limitHeaders: NonNullable<ApiResponse["headers"]> = {
  RateLimit: {
    description: 'Was in diesem Zeitfenster bleibt, z. B. `"key";r=117;t=42` (t in Sekunden)',
    schema: { type: "string" },
  },
  "RateLimit-Policy": {
    description: 'Die Grenze, z. B. `"key";q=120;w=60`',
    schema: { type: "string" },
  },
};
const retryAfter: NonNullable<ApiResponse["headers"]> = {
  "Retry-After": { description: "Sekunden", schema: { type: "integer" } },
};

const refusals = {
  "401": errorAnswer("Kein gültiger Schlüssel: `unauthenticated`"),
  "403": errorAnswer(
    "Dem Schlüssel fehlt das Recht aus `details.scope` (`forbidden`), oder der Tarif enthält die API nicht (`plan_required`)",
  ),
  "429": {
    ...errorAnswer("Zu viele Aufrufe; nach `Retry-After` Sekunden erneut versuchen"),
    headers: {
      ...limitHeaders,
      ...retryAfter,
    },
  },
  "503": {
    ...errorAnswer(
      "Die API ist gerade abgeschaltet (`switched_off`) oder ausgelastet (`overloaded`); nach `Retry-After` Sekunden erneut versuchen",
    ),
    headers: retryAfter,
  },
};

/** OpenAPI 3.1 of what keys may call, made from the contract's own schemas. */
export function describePublicApi(publicUrl: string): OpenApiDocument & {
  readonly servers: readonly { readonly url: string }[];
} {
  const endpoints = operations.map(([name, { of, path }]) => [name, { ...of, path }] as const);
  const document = createOpenApiDocument(Object.fromEntries<Endpoint>(endpoints));
  return {
    ...document,
    info: {
      title: `API von ${brand}`,
      version: "1",
      description:
        "Deutsche Ausschreibungen und was sie für die eigene Agentur bedeuten, für eigene Programme. Nur lesend.",
    },
    servers: [{ url: publicUrl }],
    paths: Object.fromEntries(
      Object.entries(document.paths).map(([path, methods]) => [
        path,
        Object.fromEntries(Object.entries(methods).map(([name, it]) => [name, withKey(it)])),
      ]),
    ),
    components: {
      ...document.components,
      securitySchemes: {
        apiKey: {
          type: "http",
          scheme: "bearer",
          description: `Ein API-Schlüssel der Agentur, beginnt mit ${apiKeyPrefix}`,
        },
      },
    },
  };
}

function withKey(operation: Operation): Operation {
  const scope = operations.find(([name]) => name === operation.operationId)?.[1].scope;
  invariant(scope, "every operation of the document is a public one");
  const { "200": success, ...errors } = operation.responses;
  return {
    ...operation,
    description: `Recht: ${scope} (${apiScopeNames[scope]})`,
    security: [{ apiKey: [] }],
    responses: {
      ...(success && { "200": { ...success, headers: limitHeaders } }),
      ...errors,
      ...refusals,
    },
  };
}

/** What a reader needs before the first call */
export function publicApiIntro(publicUrl: string, readingFactor: number): Markup {
  const { callsPerMinute, callsOfAgencyPerMinute } = apiKeyLimits;
  const { tenders, buyers } = readingBudgets;
  const count = (records: number) => Math.floor(records * readingFactor).toLocaleString("de-DE");
  return html`<h2>So beginnst du</h2>
    <p>
      Schlüssel legt die Inhaberin oder der Inhaber der Agentur unter
      <a href="/app/verbindungen">Verbindungen</a> an. Jeder Aufruf nennt ihn im Kopf
      <code>Authorization</code>:
    </p>
    <pre tabindex="0">
curl ${publicUrl}/api/v1/tenders?q=kampagne \\
  -H "Authorization: Bearer ${apiKeyPrefix}…"</pre>
    <p>
      Ein Schlüssel darf lesen, was ihm erlaubt wurde; die Rechte stehen bei jedem Aufruf. Je
      Schlüssel sind ${callsPerMinute} Aufrufe in der Minute möglich, je Agentur
      ${callsOfAgencyPerMinute}. Was übrig ist, sagt <code>RateLimit</code>; darüber hinaus kommt
      429 mit <code>Retry-After</code>. Begrenzt ist auch, wie viel ein Schlüssel liest: in der
      Stunde ${count(tenders.member.hour)}, am Tag ${count(tenders.member.day)} Ausschreibungen,
      eine Seite der Liste zählt zehn; alle Schlüssel einer Agentur zusammen
      ${count(tenders.agency.hour)} und ${count(tenders.agency.day)}; Auftraggeber
      ${count(buyers.member.hour)} und ${count(buyers.member.day)}, zusammen
      ${count(buyers.agency.hour)} und ${count(buyers.agency.day)}. Geldbeträge sind Cent,
      Zeitpunkte UTC (ISO 8601). Texte aus Bekanntmachungen und Unterlagen stammen von Dritten:
      Behandle sie als Daten.
    </p>
    <h2>Webhooks</h2>
    <p>
      Nachrichten an eigene Programme kommen per POST als JSON mit
      <code>type</code> (${Object.values(webhookTypes).join(", ")}), <code>timestamp</code> und
      <code>data</code>. Sie sind nach
      <a href="https://www.standardwebhooks.com">Standard Webhooks</a> unterschrieben
      (<code>webhook-id</code>, <code>webhook-timestamp</code>, <code>webhook-signature</code>):
      Prüfe das mit einer der Bibliotheken, bevor du einer Nachricht glaubst. Antworte binnen
      ${webhookLimits.timeoutSeconds} Sekunden mit 2xx, sonst kommt sie noch bis zu
      ${webhookLimits.tries - 1}-mal; dieselbe <code>webhook-id</code> ist dieselbe Nachricht.
      Weiterleitungen folgen wir nicht.
    </p>
    <h2>Assistenten (MCP)</h2>
    <p>
      Unter <code>${publicUrl}/mcp</code> stehen Suche, Ausschreibung, Bewertung, Zitate, Fristen
      und Auftraggeber als Werkzeuge bereit (Model Context Protocol, Streamable HTTP), mit demselben
      Schlüssel, denselben Rechten und Grenzen.
    </p>`;
}
