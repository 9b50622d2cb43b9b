import type { Clock } from "@tc/contract";
import { useRef } from "react";
import { errorSentence } from "../../../platform/api/error-sentences";
import { useShortcuts } from "../../../platform/shortcuts";
import { showToast } from "../../../ui/overlays/toast";
import { useChangeClocks } from "../queries";
import type { ClockChange, MilestoneValues } from "../queries";

const valuesOf = (clock: Clock): MilestoneValues => ({
  name: clock.name,
  dueAt: clock.at ?? "",
  hasTime: clock.hasTime,
  assigneeId: clock.milestone?.assignee?.id ?? null,
  isDone: clock.milestone?.doneAt !== undefined,
});

/** What members do to the line; each deed tells its way back, which Z takes as well. */
export function useMilestoneDeeds(slug: string) {
  const { mutateAsync } = useChangeClocks(slug);
  const wayBack = useRef<() => void>(undefined);

  function run(change: ClockChange, words: string, back?: ClockChange) {
    const sent = mutateAsync(change);
    const undo =
      back &&
      (() => {
        if (wayBack.current !== undo) return;
        wayBack.current = undefined;
        showToast("Zurückgenommen");
        void mutateAsync(back).catch(tell);
      });
    wayBack.current = undo;
    showToast(words, undo && { action: { label: "Rückgängig", run: undo } });
    void sent.catch(tell);
    return sent;
  }

  function tell(error: unknown) {
    wayBack.current = undefined;
    showToast(`Nicht gespeichert. ${errorSentence(error)}`, { isFailure: true });
  }

  useShortcuts({ z: () => wayBack.current?.() });

  return {
    create: (values: MilestoneValues) => {
      const sent = mutateAsync({ act: "create", values });
      void sent.then((line) => {
        const made = line.clocks
          .flatMap(({ milestone, name }) => (milestone && name === values.name ? [milestone] : []))
          .toSorted((a, b) => b.id.localeCompare(a.id))[0];
        const undo = () => {
          if (wayBack.current !== undo || !made) return;
          wayBack.current = undefined;
          showToast("Zurückgenommen");
          void mutateAsync({ act: "delete", id: made.id }).catch(tell);
        };
        wayBack.current = undo;
        showToast(`„${values.name}“ gesetzt`, { action: { label: "Rückgängig", run: undo } });
      }, tell);
    },
    change: (clock: Clock, values: Partial<MilestoneValues>, words: string) => {
      const id = clock.milestone?.id;
      if (id === undefined) return;
      void run({ act: "change", id, values }, words, {
        act: "change",
        id,
        values: valuesOf(clock),
      });
    },
    remove: (clock: Clock) => {
      const id = clock.milestone?.id;
      if (id === undefined) return;
      void run({ act: "delete", id }, `„${clock.name}“ gelöscht`, {
        act: "create",
        values: valuesOf(clock),
      });
    },
    setEvent: (clock: Clock, change: ClockChange) => {
      const { source } = clock;
      const isKnown = source.kind === "rule" && source.event !== undefined;
      const back = isKnown && {
        act: "event" as const,
        event: source.event ?? "knowledge",
        happenedOn: source.eventOn ?? null,
        isByPost: source.isByPost ?? false,
      };
      void run(change, `${clock.name}: Beginn eingetragen`, back || undefined);
    },
  };
}
