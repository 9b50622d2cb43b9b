import { listRepositoryFiles } from "../repository-files.ts";
import { readImportGraph } from "./import-graph.ts";
import { concernsAllTests, concernsAllTypes, findNearTests, findUsers } from "./reach.ts";
import { findWorkBase, listChangedFiles } from "./work-base.ts";

export interface RunPlan {
  /** Whose types and rules are looked at. */
  readonly scripts: "all" | readonly string[];
  readonly tests: "all" | "quick" | readonly string[];
  /** What the reader should know of the choice. */
  readonly remark?: string;
}

/** So many test files take a minute on two cores, beside types and lint. */
const mostNearTests = 40;

/** Chooses what the present change in `root` can break: the scripts that use it and the quick tests nearest to it. */
export function planForChange(root: string): RunPlan {
  const base = findWorkBase(root);
  const changed = base === undefined ? undefined : listChangedFiles(root, base);
  if (!changed) return { scripts: "all", tests: "quick" };
  const files = listRepositoryFiles(root);
  const { atRunTime, withTypes } = readImportGraph(root, files);
  const scripts = concernsAllTypes(root, changed) ? "all" : findUsers(changed, withTypes);
  if (concernsAllTests(changed)) {
    return {
      scripts,
      tests: "quick",
      remark: "The change concerns all tests: every quick one ran.",
    };
  }
  const tests = findNearTests(changed, atRunTime, files);
  const all = `Quick test files that load what has changed: ${tests.length}`;
  const remark = tests.length > mostNearTests ? `${all}. The nearest ${mostNearTests} ran.` : all;
  return { scripts, tests: tests.slice(0, mostNearTests), remark };
}
