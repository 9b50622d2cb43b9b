import type { ActivityFact } from "@tc/contract";
import { pipelineStageNames } from "@tc/domain";
import type { PipelineStage } from "@tc/domain";
import { count, formatDay } from "../../../platform/format/format";

const stageName = (stage: PipelineStage) => pipelineStageNames[stage];
const undoneWords = {
  added: "das Hinzufügen",
  moved: "das Verschieben",
  removed: "das Entfernen",
  assigned: "das Zuweisen",
  task_deleted: "das Löschen einer Aufgabe",
  outcome: "den Ausgang",
} as const;

/** What somebody did, after the name: "hat kommentiert". */
export function activityWords(fact: ActivityFact): string {
  switch (fact.kind) {
    case "added":
      return `hat die Karte in ${stageName(fact.stage)} gelegt`;
    case "moved":
      return `hat von ${stageName(fact.from)} nach ${stageName(fact.to)} verschoben`;
    case "removed":
      return "hat die Karte aus der Pipeline genommen";
    case "undone":
      return `hat ${undoneWords[fact.of]} zurückgenommen`;
    case "assigned":
      return fact.toName === undefined
        ? "hat niemanden mehr zugewiesen"
        : `hat ${fact.toName} zugewiesen`;
    case "commented":
      return "hat kommentiert";
    case "comment_deleted":
      return "hat einen Kommentar gelöscht";
    case "task_added":
      return `hat die Aufgabe „${fact.title}“ angelegt`;
    case "task_changed":
      return `hat die Aufgabe „${fact.title}“ geändert`;
    case "task_done":
      return `hat „${fact.title}“ erledigt`;
    case "task_reopened":
      return `hat „${fact.title}“ wieder geöffnet`;
    case "task_deleted":
      return `hat die Aufgabe „${fact.title}“ gelöscht`;
    case "noted":
      return "hat die Notiz geändert";
    case "outcome":
      return `hat die Karte als ${stageName(fact.stage).toLowerCase()} abgelegt`;
    case "letter_edited":
      return "hat den Brief geändert";
    case "letter_sent":
      return `hat den Brief am ${formatDay(fact.on)} verschickt`;
    case "letter_answered":
      return `hat die Antwort vom ${formatDay(fact.on)} eingetragen`;
    case "merged":
      return `Zusammengeführt mit „${fact.title}“`;
    case "corrected":
      return `Berichtigung: ${count(fact.count, "Änderung", "Änderungen")}`;
    case "awarded":
      return "Vergabe veröffentlicht";
    case "cancelled":
      return "Aufhebung veröffentlicht";
  }
}
