import { CircleX, ClipboardCheck, Star } from "lucide-react";
import { Link } from "react-router";
import { useShortcutsEnabled } from "../../../../platform/shortcuts";
import { tenderPath } from "../../../../platform/tender-path";
import { Key } from "../../../../ui/feedback/keys";
import { Button } from "../../../../ui/forms/button";
import buttons from "../../../../ui/forms/button.module.css";
import type { Action } from "./decision-line";
import type { Decision } from "./use-decision";
import styles from "./action-buttons.module.css";

interface Props {
  decision: Decision;
  /** In the twin of the strip, which readers and the Tab key pass by. */
  isTwin?: boolean;
}

/** The one or two steps that matter now, with their keys. */
export function ActionButtons({ decision, isTwin = false }: Props) {
  const { main, second } = decision.actions;
  const tabIndex = isTwin ? -1 : undefined;
  return (
    <>
      {main && <ActionButton action={main} isMain decision={decision} tabIndex={tabIndex} />}
      {second && <ActionButton action={second} decision={decision} tabIndex={tabIndex} />}
    </>
  );
}

interface ButtonProps {
  action: Action;
  isMain?: boolean;
  decision: Decision;
  tabIndex: number | undefined;
}

function ActionButton({ action, isMain = false, decision, tabIndex }: ButtonProps) {
  const { marks, line, press } = decision;
  const hasKeys = useShortcutsEnabled();
  if (action === "plans") {
    return (
      <Link to="/app/upgrade" tabIndex={tabIndex} className={`${buttons.button} ${buttons.main}`}>
        Tarife ansehen
      </Link>
    );
  }
  if (action === "check") {
    return (
      <Link
        to={tenderPath(decision.slug, "tendercheck")}
        tabIndex={tabIndex}
        className={`${buttons.button} ${isMain ? buttons.main : ""} ${styles.action}`}
        data-main={isMain || undefined}
        aria-keyshortcuts={hasKeys ? "c" : undefined}
      >
        <ClipboardCheck size={16} strokeWidth={1.75} aria-hidden />
        {isMain ? (
          <CheckWords isThere={decision.assessment?.check?.isThere ?? false} />
        ) : (
          "Trotzdem prüfen"
        )}
        {hasKeys && (
          <span aria-hidden className={styles.key}>
            <Key>C</Key>
          </span>
        )}
      </Link>
    );
  }
  const kind = action === "save" ? "saved" : "dismissed";
  const Icon = action === "save" ? Star : CircleX;
  const isPressed = marks?.[kind] ?? false;
  return (
    <Button
      // Once it is done the step no longer asks for attention.
      look={isMain && !isPressed ? "main" : "plain"}
      className={styles.action}
      data-main={(isMain && !isPressed) || undefined}
      aria-pressed={isPressed}
      aria-keyshortcuts={hasKeys ? (action === "save" ? "s" : "x") : undefined}
      tabIndex={tabIndex}
      onClick={() => press(kind)}
    >
      <Icon size={16} strokeWidth={1.75} aria-hidden />
      {action === "dismiss" ? "Ablehnen" : line.look === "red" ? "Trotzdem merken" : "Merken"}
      {hasKeys && (
        <span aria-hidden className={styles.key}>
          <Key>{action === "save" ? "S" : "X"}</Key>
        </span>
      )}
    </Button>
  );
}

/** Where there is no room the verb goes. */
function CheckWords({ isThere }: { isThere: boolean }) {
  return (
    <span>
      TenderCheck<span className={styles.verb}> {isThere ? "öffnen" : "starten"}</span>
    </span>
  );
}
