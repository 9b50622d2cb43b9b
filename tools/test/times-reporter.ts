import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Reporter, TestModule } from "vitest/node";
import type { FileTimes } from "./file-times.ts";
import { reportFolder, timesFile } from "./report-folder.ts";

/** Vitest's own JSON report has no times of imports and environments; this leaves them in times.json. */
// oxlint-disable-next-line import/no-default-export -- vitest loads a reporter by its default export
export default class TimesReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const times = modules.map((module): FileTimes => {
      const of = module.diagnostic();
      return {
        file: module.relativeModuleId,
        project: module.project.name,
        environment: Math.round(of.environmentSetupDuration + of.prepareDuration),
        imports: Math.round(of.collectDuration + of.setupDuration),
        tests: Math.round(of.duration),
      };
    });
    mkdirSync(reportFolder, { recursive: true });
    writeFileSync(path.join(reportFolder, timesFile), JSON.stringify(times));
  }
}
