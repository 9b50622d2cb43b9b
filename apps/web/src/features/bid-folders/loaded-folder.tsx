import type { OpenBidFolder } from "@tc/contract";
import { count } from "../../platform/format/format";
import { ByRules } from "../../ui/data/origin-label";
import { WorkBody, WorkColumns, WorkLine } from "../../ui/layout/work-page";
import { PaperCard } from "./papers/paper-card";
import { DownloadCard } from "./sheets/download-card";
import { ReferenceCard } from "./references/reference-card";
import { QuestionCard } from "./questions/question-card";

export function LoadedFolder({ slug, folder }: { slug: string; folder: OpenBidFolder }) {
  const { documents, isReading, papers, progress, references, questions } = folder;
  return (
    <WorkBody>
      <WorkLine>
        <span>
          Aus der Bekanntmachung
          {documents > 0 && ` und ${count(documents, "Unterlage", "Unterlagen")}`}
          {isReading && `; ${documents > 0 ? "weitere " : ""}Unterlagen werden gelesen`}
        </span>
        <ByRules />
      </WorkLine>
      <WorkColumns>
        <div>
          <PaperCard {...{ slug, papers, progress, documents, isReading }} />
          <ReferenceCard slug={slug} references={references} />
        </div>
        <div>
          <QuestionCard slug={slug} questions={questions} />
          <DownloadCard slug={slug} references={references.chosen.length} />
        </div>
      </WorkColumns>
    </WorkBody>
  );
}
