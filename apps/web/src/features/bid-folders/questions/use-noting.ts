import { errorSentence } from "../../../platform/api/error-sentences";
import { showToast } from "../../../ui/overlays/toast";
import { useNoteQuestion } from "../queries";

/** Notes a question for the buyer or forgets it, with a word and a way back. */
export function useNoting(slug: string, question: string) {
  const noting = useNoteQuestion(slug);
  const save = (isNoted: boolean, onSuccess = () => {}) =>
    noting.mutate(
      { question, isNoted },
      {
        onSuccess,
        onError: (error) => showToast(errorSentence(error), { isFailure: true }),
      },
    );
  // A second press while the first is under way says nothing new.
  function note(isNoted: boolean) {
    if (noting.isPending) return;
    save(isNoted, () =>
      showToast(isNoted ? "Als Bieterfrage vorgemerkt." : "Bieterfrage entfernt.", {
        action: { label: "Rückgängig", run: () => save(!isNoted) },
      }),
    );
  }
  return { note, isPending: noting.isPending };
}
