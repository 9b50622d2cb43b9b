import type { JsonSchema, OpenApiDocument, Operation, Parameter } from "./open-api.ts";

function escape(text: string): string {
  const entities: Record<string, string> = {
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    '"': "&quot;",
  };
  return text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);
}

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

function parameterRow({ name, in: place, required, description, schema }: Parameter): string {
  const cells = [
    `<code>${escape(name)}</code>`,
    place === "path" ? "Pfad" : "Anfrage",
    required ? "ja" : "",
    escape(describeType(schema)),
    escape(description ?? ""),
  ];
  return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;
}

function parameterTable(parameters: readonly Parameter[]): string {
  if (parameters.length === 0) return "<p>Keine Angaben nötig.</p>";
  const names = ["Name", "Ort", "Pflicht", "Art", "Bedeutung"];
  const head = names.map((name) => `<th scope="col">${name}</th>`).join("");
  const rows = parameters.map(parameterRow).join("");
  return `<div class="wide"><table><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table></div>`;
}

function schemaBlock(title: string, schema: unknown): string {
  const text = escape(JSON.stringify(schema, undefined, 2));
  return `<details><summary>${title}</summary><pre tabindex="0">${text}</pre></details>`;
}

function operationSection(path: string, method: string, operation: Operation): string {
  const { operationId, summary, parameters, requestBody, responses } = operation;
  const id = escape(operationId);
  const statuses = Object.entries(responses)
    .map(([status, { description }]) => `<li><code>${status}</code> ${escape(description)}</li>`)
    .join("");
  const answer = responses["200"]?.content["application/json"].schema;
  return `<section aria-labelledby="${id}"><h2 id="${id}">${escape(summary)}</h2>
<p class="call"><b>${method.toUpperCase()}</b> <code>${escape(path)}</code></p>
${parameterTable(parameters)}
${requestBody ? schemaBlock("Inhalt der Anfrage", requestBody.content["application/json"].schema) : ""}
<ul>${statuses}</ul>
${schemaBlock("Schema der Antwort", answer)}</section>`;
}

/** A page people can read without any script; `styleUrl` is its style sheet. */
export function renderApiDocs(document: OpenApiDocument, styleUrl: string): string {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const contents = operations
    .map(
      ({ operation: { operationId, summary } }) =>
        `<li><a href="#${escape(operationId)}">${escape(summary)}</a></li>`,
    )
    .join("");
  const sections = operations
    .map(({ path, method, operation }) => operationSection(path, method, operation))
    .join("\n");
  return `<!doctype html>
<html lang="de"><head><meta charset="utf-8"><title>API – TenderChances</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><link rel="stylesheet" href="${escape(styleUrl)}"></head>
<body><header><a href="/">TenderChances</a></header>
<main><h1>API von TenderChances</h1>
<p>${escape(document.info.description)} Maschinenlesbar als
<a href="/api/openapi.json">OpenAPI 3.1</a>. Antworten sind JSON; jeder Fehler nennt
<code>error</code> und <code>requestId</code>.</p>
<nav aria-label="Inhalt"><ul>${contents}</ul></nav>
${sections}</main>
<footer><a href="/impressum">Impressum</a> <a href="/datenschutz">Datenschutz</a></footer></body></html>
`;
}
