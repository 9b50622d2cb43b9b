import { useSearchParams } from "react-router";

/** Filters of a list in the address; "" is none. */
export function useFilter<Name extends string>(names: readonly Name[]) {
  const [search, setSearch] = useSearchParams();
  const filter = Object.fromEntries(names.map((name) => [name, search.get(name) ?? ""]));
  return {
    filter: filter as Record<Name, string>,
    setFilter: (change: Partial<Record<Name, string>>) =>
      setSearch(
        (before) => {
          const params = new URLSearchParams(before);
          for (const [name, value] of Object.entries<string | undefined>(change)) {
            if (value === undefined || value === "") params.delete(name);
            else params.set(name, value);
          }
          return params;
        },
        { replace: true },
      ),
  };
}
