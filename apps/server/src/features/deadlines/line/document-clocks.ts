import type { Clock } from "@tc/contract";
import { lineClockNames } from "@tc/domain";
import { instantOf } from "../../../platform/memory/instant-of.ts";
import { currentItems } from "../../tender-checks/index.ts";
import type { LineInput } from "./line-input.ts";

const shownKinds = [
  "questions",
  "site-visit",
  "participation",
  "interest",
  "offer",
  "opening",
  "binding",
] as const;

/** What only the tender documents name. The notice outranks them, so its kinds are left to it. */
export function documentClocks(
  input: Pick<LineInput, "items" | "documents">,
  published: readonly Clock[],
): Clock[] {
  const items = currentItems(input, "deadline").filter(({ state }) => state === "ok");
  return shownKinds.flatMap((kind): Clock[] => {
    if (published.some((clock) => clock.kind === kind)) return [];
    const dated = items.flatMap((item) => {
      const { date, time } = item;
      const at = item.kind === kind && date !== undefined ? momentOf(date, time) : undefined;
      return at ? [{ ...at, item }] : [];
    });
    const distinct = [...Map.groupBy(dated, ({ at }) => at).values()].flatMap((equal) =>
      equal.slice(0, 1),
    );
    return distinct.map(({ at, hasTime, item }, index) => ({
      key: distinct.length === 1 ? `documents:${kind}` : `documents:${kind}:${index + 1}`,
      kind,
      origin: "official",
      name: lineClockNames[kind],
      at,
      hasTime,
      source: {
        kind: "documents",
        documentId: item.file,
        documentName: input.documents.find(({ id }) => id === item.file)?.name ?? "",
        quote: item.quote,
      },
    }));
  });
}

function momentOf(date: string, time: string | undefined) {
  const isDay = time === undefined || time === "24:00";
  const at = instantOf(date, isDay ? undefined : time);
  return at === undefined ? undefined : { at, hasTime: !isDay };
}
