import { openStages, pipelineStageNames, pipelineStages } from "@tc/domain";
import type { PipelineStage } from "@tc/domain";
import { Check } from "lucide-react";
import { Fragment } from "react";
import { useShortcutsEnabled } from "../../../platform/shortcuts";
import { Key } from "../../../ui/feedback/keys";
import { Menu, MenuHead, MenuItem, MenuLine } from "../../../ui/overlays/menu";
import styles from "./move-menu.module.css";

interface Props {
  title: string;
  stage: PipelineStage;
  anchor: Element;
  onMove: (stage: PipelineStage) => void;
  onAssign: () => void;
  onTask: () => void;
  onRemove: () => void;
  onClose: () => void;
}

/** What every pointer can drag, by keyboard, reader and touch: the eight stages, and two more steps of a card. */
export function MoveMenu(props: Props) {
  const { title, stage, anchor, onMove, onAssign, onTask, onRemove, onClose } = props;
  const hasKeys = useShortcutsEnabled();
  const choose = (act: () => void) => () => {
    // Closed first: the focus goes back to the card, and what opens next takes it from there.
    onClose();
    act();
  };
  const steps = [
    { word: "Zuweisen …", shortcut: "a", act: onAssign },
    { word: "Aufgabe …", shortcut: "n", act: onTask },
  ];
  const keys = {
    ...Object.fromEntries(
      pipelineStages.map((target, index) => [String(index + 1), choose(() => onMove(target))]),
    ),
    ...Object.fromEntries(steps.map(({ shortcut, act }) => [shortcut, choose(act)])),
  };
  return (
    <Menu
      label={`${title} verschieben nach`}
      anchor={anchor}
      onClose={onClose}
      {...(hasKeys && { keys })}
    >
      <MenuHead>
        Verschieben nach … <b>{title}</b>
      </MenuHead>
      {pipelineStages.map((target, index) => (
        <Fragment key={target}>
          {index === openStages.length && <MenuLine />}
          <MenuItem
            isChecked={target === stage}
            shortcut={hasKeys ? String(index + 1) : undefined}
            onChoose={choose(() => onMove(target))}
          >
            <span className={styles.check}>
              {target === stage && <Check size={15} strokeWidth={1.75} aria-hidden />}
            </span>
            {pipelineStageNames[target]}
            {index >= openStages.length && " …"}
            {target === stage && <small>jetzt hier</small>}
            {hasKeys && <MenuKey>{index + 1}</MenuKey>}
          </MenuItem>
        </Fragment>
      ))}
      <MenuLine />
      {steps.map(({ word, shortcut, act }) => (
        <MenuItem key={word} shortcut={hasKeys ? shortcut : undefined} onChoose={choose(act)}>
          <span className={styles.check} />
          {word}
          {hasKeys && <MenuKey>{shortcut.toUpperCase()}</MenuKey>}
        </MenuItem>
      ))}
      <MenuItem onChoose={choose(onRemove)}>
        <span className={styles.check} />
        Aus der Pipeline nehmen
      </MenuItem>
    </Menu>
  );
}

function MenuKey({ children }: { children: string | number }) {
  return (
    <span data-key aria-hidden>
      <Key>{children}</Key>
    </span>
  );
}
