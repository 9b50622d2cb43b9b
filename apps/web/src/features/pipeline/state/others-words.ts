import { pipelineStageNames } from "@tc/domain";
import { quoted } from "./moving";
import type { Activity } from "./use-events";

/** What somebody else just did, where it changes what stands on the board; undefined: not worth a message. */
export function othersWords({ fact, byName = "Jemand", title }: Activity): string | undefined {
  switch (fact.kind) {
    case "moved":
      return `${byName} hat ${quoted(title)} nach ${pipelineStageNames[fact.to]} verschoben.`;
    case "outcome":
      return `${byName} hat ${quoted(title)} als ${pipelineStageNames[fact.stage].toLowerCase()} abgelegt.`;
    case "added":
      return `${byName} hat ${quoted(title)} in die Pipeline gelegt.`;
    case "removed":
      return `${byName} hat ${quoted(title)} aus der Pipeline genommen.`;
    case "undone":
      return `${byName} hat einen Schritt an ${quoted(title)} zurückgenommen.`;
    default:
      return undefined;
  }
}
