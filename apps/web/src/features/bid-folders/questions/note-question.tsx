import { notedQuestionKey } from "@tc/contract";
import { Link } from "react-router";
import { tenderPath } from "../../../platform/tender-path";
import { Button } from "../../../ui/forms/button";
import { useBidFolder } from "../queries";
import { useNoting } from "./use-noting";

/** Keeps a question that the documents do not answer among those for the buyer, as long as one may ask. */
export function NoteQuestion({ slug, question }: { slug: string; question: string }) {
  const folder = useBidFolder(slug).data;
  const { note, isPending } = useNoting(slug, question);
  if (folder?.kind !== "open" || !folder.questions.canAsk) return null;
  const { drafts } = folder.questions;
  if (drafts.some(({ key }) => key === notedQuestionKey(question))) {
    return (
      <p>
        Vorgemerkt:{" "}
        <Link to={tenderPath(slug, "angebotsmappe")}>Bieterfragen in der Angebotsmappe</Link>
      </p>
    );
  }
  return (
    <Button aria-disabled={isPending} onClick={() => note(true)}>
      Als Bieterfrage vormerken
    </Button>
  );
}
