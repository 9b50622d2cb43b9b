import { setShortcutsEnabled, useShortcutsEnabled } from "../../platform/shortcuts";
import { Key } from "../feedback/keys";
import type { KeyRows } from "../feedback/key-bar";
import { Dialog } from "./sheet";
import styles from "./key-sheet.module.css";

interface Props {
  title?: string;
  rows: KeyRows;
  /** What still works while the keys are switched off */
  remark?: string;
  onClose: () => void;
}

/** All keys of a screen, and the switch that turns keys of one letter off. */
export function KeySheet({ title = "Tastenkürzel", rows, remark, onClose }: Props) {
  const isEnabled = useShortcutsEnabled();
  return (
    <Dialog title={title} isOpen onClose={onClose}>
      <dl className={styles.keys}>
        {rows.map(([keys, words]) => (
          <div key={words}>
            <dt>
              {keys.map((key) => (
                <Key key={key}>{key}</Key>
              ))}
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <label className={styles.toggle}>
        <input
          type="checkbox"
          checked={isEnabled}
          onChange={(event) => setShortcutsEnabled(event.target.checked)}
        />
        <span>
          Kürzel mit einer Taste verwenden
          <small>
            Schalte sie aus, wenn du mit Spracheingabe arbeitest.{remark && ` ${remark}`}
          </small>
        </span>
      </label>
    </Dialog>
  );
}
