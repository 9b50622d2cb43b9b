import { listTenders } from "@tc/contract";
import { call } from "./call.ts";
import type { RealStack } from "./real-stack.ts";

/** The tenders that have been read and scored for an agency */
export async function scoredSlugs(
  stack: RealStack,
  { cookie }: { readonly cookie: string },
): Promise<string[]> {
  const { json } = await call(stack, listTenders, { cookie });
  const { items, assessments } = listTenders.response.parse(json);
  return items.filter(({ id }) => assessments[id]?.fit).map(({ slug }) => slug);
}
