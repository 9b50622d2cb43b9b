import { errorResponse } from "@tc/contract";
import type { Endpoint } from "@tc/contract";
import { z } from "zod";

export interface OpenApiDocument {
  readonly openapi: "3.1.0";
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly securitySchemes?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  };
}

export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly required: true; readonly content: Content };
  readonly responses: Readonly<Record<string, ApiResponse>>;
}

export interface Parameter {
  readonly name: string;
  readonly in: "path" | "query";
  readonly required: boolean;
  readonly description?: string;
  readonly schema: JsonSchema;
}

export type JsonSchema = Readonly<Record<string, unknown>>;
type MediaType = "application/json" | "application/octet-stream" | "text/event-stream";
type Content = Readonly<Partial<Record<MediaType, { readonly schema: JsonSchema }>>>;
export interface ApiResponse {
  readonly description: string;
  readonly headers?: Readonly<
    Record<string, { readonly description: string; readonly schema: JsonSchema }>
  >;
  readonly content: Content;
}

const errorRef = { $ref: "#/components/schemas/Error" };
const errorDescriptions = {
  "400": "Eine Angabe ist falsch; `fields` nennt sie",
  "404": "Gibt es nicht",
  "500": "Unerwarteter Fehler; `requestId` hilft bei der Suche",
  "503": "Gerade überlastet; nach `Retry-After` Sekunden erneut versuchen",
};

/** Of every refusal */
export function errorAnswer(description: string): ApiResponse {
  return { description, content: json(errorRef) };
}

export function toJsonSchema(schema: z.ZodType, io: "input" | "output"): JsonSchema {
  const { $schema: _draft, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest;
}

function json(schema: JsonSchema): Content {
  return { "application/json": { schema } };
}

const file: Content = {
  "application/octet-stream": { schema: { type: "string", format: "binary" } },
};

/** Of a body or an answer, which has one */
export function schemaOf(content: Content | undefined): JsonSchema {
  return Object.values(content ?? {})[0]?.schema ?? {};
}

function listParameters(schema: z.ZodType | undefined, place: "path" | "query"): Parameter[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = toJsonSchema(schema, "input") as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, { description, ...property }]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    ...(typeof description === "string" && { description }),
    schema: property,
  }));
}

function contentOf({ givesFile, givesEvents, response }: Endpoint): Content {
  if (givesFile) return file;
  const schema = toJsonSchema(response, "output");
  return givesEvents ? { "text/event-stream": { schema } } : json(schema);
}

function toOperation(name: string, endpoint: Endpoint): Operation {
  const { params, query, body, summary } = endpoint;
  const errors = Object.entries(errorDescriptions)
    .filter(([status]) => status !== "404" || params !== undefined)
    .map(([status, description]) => [status, errorAnswer(description)] as const);
  return {
    operationId: name,
    summary,
    parameters: [...listParameters(params, "path"), ...listParameters(query, "query")],
    ...(body && {
      requestBody: {
        required: true as const,
        content: endpoint.takesFile ? file : json(toJsonSchema(body, "input")),
      },
    }),
    responses: {
      "200": {
        description: "In Ordnung",
        content: contentOf(endpoint),
      },
      ...Object.fromEntries(errors),
    },
  };
}

/** OpenAPI 3.1 of the endpoints, whose names become operation ids. */
export function createOpenApiDocument(
  endpoints: Readonly<Record<string, Endpoint>>,
): OpenApiDocument {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, "{$1}");
    paths[path] = {
      ...paths[path],
      [endpoint.method.toLowerCase()]: toOperation(name, endpoint),
    };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "API von TenderChances",
      version: "1",
      description: "Deutsche Ausschreibungen, ein Datensatz je Verfahren.",
    },
    paths,
    components: { schemas: { Error: toJsonSchema(errorResponse, "output") } },
  };
}
