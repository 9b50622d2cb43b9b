import type { getMissedHits, getSavedSearches, SavedSearch, TenderListItem } from "@tc/contract";
import type { Answer } from "../web/canned-web.ts";
import { sampleAccess } from "./assessments.ts";

type Body<Endpoint extends { response: { _zod: { input: unknown } } }> =
  Endpoint["response"]["_zod"]["input"];

const start: SavedSearch = {
  id: "00000000-0000-4000-8000-0000000000a1",
  name: "Kampagnen im Rheinland",
  query: { state: "open", region: "DEA,DEB", field: "all", sort: "published" },
  dropped: [],
  isShared: false,
  isMine: true,
  ownerName: "Erika Muster",
  canChange: true,
  mails: true,
  changedAt: "2026-11-01T08:00:00Z",
  newCount: 3,
};

/** One of the member's own with new results, and one of a colleague that lost a filter */
export const sampleSearches: readonly SavedSearch[] = [
  start,
  {
    ...start,
    id: "00000000-0000-4000-8000-0000000000a2",
    name: "Filme",
    query: { q: "Film", field: "all", state: "open", sort: "relevance" },
    dropped: ["smell"],
    isShared: true,
    isMine: false,
    canChange: false,
    mails: false,
    ownerName: "Tarek Beispiel",
    newCount: 0,
  },
];

/** An API that keeps searches as the server does. */
export class SampleSearches {
  private searches: readonly SavedSearch[];
  private readonly deleted = new Map<string, SavedSearch>();

  constructor(searches: readonly SavedSearch[] = []) {
    this.searches = searches;
  }

  answer(path: string, method: string, body: unknown): Answer | undefined {
    const list: Body<typeof getSavedSearches> = { searches: [...this.searches] };
    if (path === "/api/saved-searches" && method === "GET") return { body: list };
    if (path === "/api/saved-searches") {
      const id = `00000000-0000-4000-8000-0000000000b${this.searches.length}`;
      const { newCount: _new, ...rest } = start;
      return this.keep({ ...rest, ...(body as Partial<SavedSearch>), id });
    }
    if (path === "/api/saved-searches/order") {
      const { ids } = body as { ids: string[] };
      const places = (search: SavedSearch) => ids.indexOf(search.id);
      this.searches = this.searches.toSorted((a, b) => places(a) - places(b));
      return { body: { done: true } };
    }
    const [, id = "", act] =
      /^\/api\/saved-searches\/([0-9a-f-]{36})(?:\/(\w+))?$/.exec(path) ?? [];
    const search = this.searches.find((candidate) => candidate.id === id) ?? this.deleted.get(id);
    if (!search) return undefined;
    if (method === "DELETE") {
      this.deleted.set(id, search);
      this.searches = this.searches.filter((candidate) => candidate !== search);
      return { body: { done: true } };
    }
    if (act === "seen") {
      this.keep({ ...search, newCount: 0 });
      return { body: { done: true } };
    }
    return this.keep(act === "restore" ? search : { ...search, ...(body as Partial<SavedSearch>) });
  }

  private keep(search: SavedSearch): Answer {
    const isThere = this.searches.some(({ id }) => id === search.id);
    this.searches = isThere
      ? this.searches.map((other) => (other.id === search.id ? search : other))
      : [...this.searches, search];
    return { body: search };
  }
}

/** Two tenders that another Land and an unknown value left out */
export function sampleMissed(items: readonly TenderListItem[]): Body<typeof getMissedHits> {
  const [first, second] = [items[6], items[7]];
  return {
    from: "2026-11-16",
    to: "2026-11-22",
    total: 14,
    hits: [
      {
        tenderId: first?.id ?? "",
        reason: "region",
        because: "Land nicht gewählt: Bayern",
        loosened: { region: "DEA,DEB,DE2" },
      },
      {
        tenderId: second?.id ?? "",
        reason: "value",
        because: "Wert unbekannt",
        loosened: { valueMin: null, valueMax: null },
      },
    ],
    items: [first, second].filter((item) => item !== undefined),
    assessments: {},
    access: sampleAccess.premium,
  };
}
