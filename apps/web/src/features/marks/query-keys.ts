import type { MarkFilter } from "@tc/domain";

/** Where the answers that depend on marks are kept. */
export const assessmentKey = (slug: string) => ["assessment", slug] as const;
/** All lists. */
export const listKey = ["tenders", "list"] as const;
/** The pages of one list, by what it asks for. */
export const listKeyOf = <Query extends { mark?: MarkFilter | undefined }>(query: Query) =>
  [...listKey, query] as const;
/** How many tenders bear which mark. */
export const markCountsKey = ["marks"] as const;
/** The own agency with its rights, see `useAgency`. */
export const agencyKey = ["agency"] as const;
/** What the ranking has learnt from marks. */
export const learningKey = ["learning"] as const;
