import { addPipelineCard, undoPipelineChange } from "@tc/contract";
import { pipelineStageNames } from "@tc/domain";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Columns3, Lock } from "lucide-react";
import { Link, useNavigate } from "react-router";
import { callApi } from "../../../platform/api/api";
import { errorSentence } from "../../../platform/api/error-sentences";
import { useShortcuts, useShortcutsEnabled } from "../../../platform/shortcuts";
import { Key } from "../../../ui/feedback/keys";
import { Button } from "../../../ui/forms/button";
import { showToast } from "../../../ui/overlays/toast";
import { useAgency } from "../../shell";
import { quoted } from "../state/moving";
import styles from "./pipeline-button.module.css";

interface Props {
  slug: string;
  title: string;
}

/** Puts a tender into the pipeline, or leads to its card where it is there already. */
export function PipelineButton({ slug, title }: Props) {
  const agency = useAgency().data;
  const add = useAddCard();
  const hasKeys = useShortcutsEnabled();
  const isOpen = agency?.features.includes("pipeline") === true;
  const press = () => {
    if (isOpen && !add.isPending) add.mutate({ slug, title });
  };
  useShortcuts(isOpen ? { p: press } : {});
  if (!agency) return null;
  if (!isOpen) {
    return (
      <Link to="/app/upgrade?feature=pipeline" className={styles.lock}>
        <Lock size={13} strokeWidth={2} aria-hidden /> Pipeline
      </Link>
    );
  }
  return (
    <Button
      className={styles.button}
      aria-disabled={add.isPending}
      aria-keyshortcuts={hasKeys ? "p" : undefined}
      onClick={press}
    >
      <Columns3 size={15} strokeWidth={1.75} aria-hidden /> In die Pipeline
      {hasKeys && (
        <span aria-hidden className={styles.key}>
          <Key>P</Key>
        </span>
      )}
    </Button>
  );
}

/** Says what came of it: a new card with the way back, or where it stands already. */
function useAddCard() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const refresh = () => client.invalidateQueries({ queryKey: ["pipeline"] });
  async function takeBack(id: string, title: string) {
    try {
      const { isUndone } = await callApi(undoPipelineChange, { params: { id } });
      showToast(
        isUndone
          ? `${quoted(title)} zurückgenommen.`
          : `${quoted(title)} hat inzwischen jemand geändert. So bleibt es.`,
      );
    } catch (error) {
      showToast(`Nicht zurückgenommen. ${errorSentence(error)}`, { isFailure: true });
    }
    await refresh();
  }
  return useMutation({
    mutationFn: ({ slug }: Props) => callApi(addPipelineCard, { body: { slug } }),
    onSuccess: ({ card, isNew, undo }, { title }) => {
      if (isNew && undo !== undefined) {
        showToast(
          `${quoted(title)} steht in der Pipeline unter ${pipelineStageNames[card.stage]}.`,
          {
            action: { label: "Rückgängig", run: () => void takeBack(undo, title) },
          },
        );
      } else {
        showToast(`${quoted(title)} steht schon unter ${pipelineStageNames[card.stage]}.`, {
          action: { label: "Karte öffnen", run: () => void navigate(`/pipeline?card=${card.id}`) },
        });
      }
      void refresh();
    },
    onError: (error) =>
      showToast(`Nicht aufgenommen. ${errorSentence(error)}`, { isFailure: true }),
  });
}
