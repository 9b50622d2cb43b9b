import { publicEndpoints } from "@tc/contract/public-api";
import type { PublicOperation } from "@tc/contract/public-api";
import { fromJsonSchema } from "@modelcontextprotocol/server";
import { toJsonSchema } from "../../platform/http/open-api.ts";

export interface Tool {
  readonly name: string;
  readonly operation: PublicOperation;
  readonly title: string;
  /** For the model that chooses among the tools */
  readonly description: string;
}

/** What a model may do: six questions of the public API. None of them changes anything. */
export const tools: readonly Tool[] = [
  {
    name: "search_tenders",
    operation: "searchTenders",
    title: "Ausschreibungen suchen",
    description:
      "Sucht und filtert öffentliche Ausschreibungen in Deutschland. Liefert höchstens `limit` Treffer mit `slug`, Titel, Auftraggeber, Frist und Wert; `total` sagt, wie viele es gibt, `nextCursor` führt weiter.",
  },
  {
    name: "get_tender",
    operation: "getTender",
    title: "Eine Ausschreibung lesen",
    description:
      "Alle veröffentlichten Angaben einer Ausschreibung: Lose, Fristen, Werte, Kriterien, Änderungen.",
  },
  {
    name: "get_assessment",
    operation: "getTenderAssessment",
    title: "Bewertung einer Ausschreibung",
    description:
      "Was die Ausschreibung für die eigene Agentur ist: Passung, Chancen, Wettbewerb, Budget, Vergaberegime. Schätzungen sagen, worauf sie beruhen (`n`); was fehlt, ist benannt und kein Nullwert.",
  },
  {
    name: "get_document_quotes",
    operation: "getTenderQuotes",
    title: "Zitate aus den Unterlagen",
    description:
      "Was die Vergabeunterlagen verlangen, jede Aussage mit wörtlichem Zitat und Fundstelle. `isComplete: false` heißt, dass noch gelesen wird.",
  },
  {
    name: "get_deadlines",
    operation: "getTenderDeadlines",
    title: "Fristen einer Ausschreibung",
    description:
      "Amtliche, berechnete und eigene Fristen einer Ausschreibung (`origin`). Zeitpunkte sind UTC; wo `hasTime` falsch ist, zählt der Tag in Europe/Berlin.",
  },
  {
    name: "get_buyer",
    operation: "getBuyer",
    title: "Ein Auftraggeber",
    description: "Offene Ausschreibungen und bisherige Vergaben eines Auftraggebers.",
  },
];

/** By the contract's own schemas; the verb checks the input once more. */
const inputSchemas = new Map(
  tools.map(({ name, operation }) => {
    const { params, query } = publicEndpoints[operation].of;
    const parts = [params, query].flatMap((schema) =>
      schema ? [toJsonSchema(schema, "input")] : [],
    );
    return [
      name,
      fromJsonSchema<Record<string, unknown>>({
        type: "object",
        properties: Object.assign({}, ...parts.map((part) => part["properties"])),
        required: parts.flatMap((part) => (part["required"] as string[] | undefined) ?? []),
        additionalProperties: false,
      }),
    ] as const;
  }),
);

export function inputSchemaOf({ name }: Tool) {
  return inputSchemas.get(name);
}
