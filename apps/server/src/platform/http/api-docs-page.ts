import { html } from "@tc/domain";
import type { Markup } from "@tc/domain";
import { schemaOf } from "./open-api.ts";
import type { JsonSchema, OpenApiDocument, Operation, Parameter } from "./open-api.ts";

function describeType(schema: JsonSchema): string {
  const { type, enum: choices, pattern, minimum, maximum, format } = schema;
  const limits = [
    Array.isArray(choices) && choices.join(" | "),
    typeof format === "string" && format,
    typeof pattern === "string" && !format && pattern,
    typeof minimum === "number" && `ab ${minimum}`,
    typeof maximum === "number" && maximum < Number.MAX_SAFE_INTEGER && `bis ${maximum}`,
  ].filter((limit) => limit !== false);
  return [typeof type === "string" ? type : "", ...limits].filter(Boolean).join(", ");
}

function parameterRow({ name, in: place, required, description, schema }: Parameter): Markup {
  return html`<tr>
    <td><code>${name}</code></td>
    <td>${place === "path" ? "Pfad" : "Anfrage"}</td>
    <td>${required ? "ja" : ""}</td>
    <td>${describeType(schema)}</td>
    <td>${description ?? ""}</td>
  </tr>`;
}

function parameterTable(parameters: readonly Parameter[]): Markup {
  if (parameters.length === 0) return html`<p>Keine Angaben nötig.</p>`;
  const names = ["Name", "Ort", "Pflicht", "Art", "Bedeutung"];
  return html`<div class="wide">
    <table>
      <thead>
        <tr>
          ${names.map((name) => html`<th scope="col">${name}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${parameters.map(parameterRow)}
      </tbody>
    </table>
  </div>`;
}

function schemaBlock(title: string, schema: unknown): Markup {
  const text = JSON.stringify(schema, undefined, 2);
  return html`<details>
    <summary>${title}</summary>
    <pre tabindex="0">${text}</pre>
  </details>`;
}

function operationSection(path: string, method: string, operation: Operation): Markup {
  const { operationId: id, summary, description, parameters, requestBody, responses } = operation;
  const answer = responses["200"] && schemaOf(responses["200"].content);
  return html`<section aria-labelledby="${id}">
    <h2 id="${id}">${summary}</h2>
    <p class="call"><b>${method.toUpperCase()}</b> <code>${path}</code></p>
    ${description === undefined ? "" : html`<p>${description}</p>`} ${parameterTable(parameters)}
    ${requestBody ? schemaBlock("Inhalt der Anfrage", schemaOf(requestBody.content)) : ""}
    <ul>
      ${Object.entries(responses).map(
        ([status, { description }]) => html`<li><code>${status}</code> ${description}</li>`,
      )}
    </ul>
    ${schemaBlock("Schema der Antwort", answer)}
  </section>`;
}

export interface ApiDocsLook {
  readonly styleUrl: string;
  /** Where machines read the same */
  readonly documentUrl: string;
  /** What comes before the operations */
  readonly intro?: Markup;
}

/** A page people can read without any script */
export function renderApiDocs(
  document: OpenApiDocument,
  { styleUrl, documentUrl, intro }: ApiDocsLook,
): string {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const page = html`<!doctype html>
    <html lang="de">
      <head>
        <meta charset="utf-8" />
        <title>${document.info.title}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="stylesheet" href="${styleUrl}" />
      </head>
      <body>
        <header><a href="/">TenderChances</a></header>
        <main>
          <h1>${document.info.title}</h1>
          <p>
            ${document.info.description} Maschinenlesbar als
            <a href="${documentUrl}">OpenAPI 3.1</a>. Antworten sind JSON; jeder Fehler nennt
            <code>error</code> und <code>requestId</code>.
          </p>
          ${intro ?? ""}
          <nav aria-label="Inhalt">
            <ul>
              ${operations.map(
                ({ operation: { operationId, summary } }) =>
                  html`<li><a href="#${operationId}">${summary}</a></li>`,
              )}
            </ul>
          </nav>
          ${operations.map(({ path, method, operation }) => operationSection(path, method, operation))}
        </main>
        <footer><a href="/impressum">Impressum</a> <a href="/datenschutz">Datenschutz</a></footer>
      </body>
    </html>`;
  return page.source;
}
