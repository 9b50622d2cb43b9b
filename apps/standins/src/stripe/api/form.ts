import { invalid } from "../payments/failure.ts";

export type FormValue = string | FormTree | readonly FormValue[];
export interface FormTree {
  readonly [name: string]: FormValue | undefined;
}

interface Branch {
  [name: string]: string | Branch;
}

// No prototype: a parameter called __proto__ is a name like any other.
const newAgencySector = (): Branch => Object.create(null) as Branch;

function settle(value: string | Branch): FormValue {
  if (typeof value === "string") return value;
  const names = Object.keys(value);
  if (names.length > 0 && names.every((name) => /^\d+$/.test(name))) {
    return names.toSorted((a, b) => Number(a) - Number(b)).map((name) => settle(value[name] ?? ""));
  }
  const tree: Record<string, FormValue> = Object.create(null) as Record<string, FormValue>;
  for (const name of names) tree[name] = settle(value[name] ?? "");
  return tree;
}

/** `a[b][0][c]=d` of a body or query as a tree; `a[]=x` counts up. */
export function decodeForm(text: string): FormTree {
  const root = newAgencySector();
  for (const [key, value] of new URLSearchParams(text)) {
    const path = key.replaceAll("]", "").split("[");
    let branch = root;
    path.forEach((part, index) => {
      const name = part === "" ? String(Object.keys(branch).length) : part;
      if (index === path.length - 1) {
        branch[name] = value;
        return;
      }
      const next = branch[name] ?? newAgencySector();
      if (typeof next === "string") throw invalid(`Invalid hash: ${key}`, undefined, key);
      branch[name] = next;
      branch = next;
    });
  }
  const tree: Record<string, FormValue> = Object.create(null) as Record<string, FormValue>;
  for (const name of Object.keys(root)) tree[name] = settle(root[name] ?? "");
  return tree;
}
