import type { LimitsOf, ListLimit, TextLimit } from "@tc/domain";

type AnyLimits = TextLimit | ListLimit<unknown> | { readonly [field: string]: AnyLimits };

const isText = (limits: AnyLimits): limits is TextLimit => "characters" in limits;
const isList = (limits: AnyLimits): limits is ListLimit<unknown> => "entries" in limits;

interface LimitPlace {
  /** "lots[].cpv" for a list, "lots[].cpv[]" for its entries */
  readonly path: string;
  readonly limit: TextLimit | ListLimit<unknown>;
}

/** Every text and every list of a table, by its path. */
export function limitsIn<Value>(limits: LimitsOf<Value>): LimitPlace[] {
  return placesIn(limits as AnyLimits, "");
}

function placesIn(limits: AnyLimits, path: string): LimitPlace[] {
  if (isText(limits)) return [{ path, limit: limits }];
  if (isList(limits)) {
    return [{ path, limit: limits }, ...placesIn(limits.each as AnyLimits, `${path}[]`)];
  }
  return Object.entries(limits).flatMap(([field, below]) =>
    placesIn(below, path === "" ? field : `${path}.${field}`),
  );
}

/** How long each text is that is not refused for it, and how many entries each list has. */
interface Filling {
  readonly text: string;
  readonly entries: number;
}

/**
 * A value of the shape of a table, with each text and list filled alike, but for one place. Texts and lists keep their
 * limits elsewhere.
 */
export function filledFrom<Value>(
  limits: LimitsOf<Value>,
  filling: Filling,
  beyond?: Filling & { readonly path: string },
): Value {
  const fill = (table: AnyLimits, path: string): unknown => {
    const isBeyond = path === beyond?.path;
    if (isText(table)) {
      return isBeyond ? beyond.text : filling.text.slice(0, table.characters);
    }
    if (isList(table)) {
      const count = isBeyond ? beyond.entries : Math.min(filling.entries, table.entries);
      const entry = fill(table.each as AnyLimits, `${path}[]`);
      return Array.from({ length: count }, () => entry);
    }
    return Object.fromEntries(
      Object.entries(table).map(([field, below]) => [
        field,
        fill(below, path === "" ? field : `${path}.${field}`),
      ]),
    );
  };
  return fill(limits as AnyLimits, "") as Value;
}
