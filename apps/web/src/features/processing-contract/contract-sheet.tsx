import type { LegalText } from "@tc/contract";
import { Button } from "../../ui/forms/button";
import { Sheet } from "../../ui/overlays/sheet";
import styles from "./contract-sheet.module.css";

interface Props {
  text: LegalText;
  onClose: () => void;
  /** Absent: there is nothing to conclude, or somebody else does. */
  onConclude?: (() => void) | undefined;
  isBusy: boolean;
  failure: string | undefined;
}

/** The contract to read, and to conclude where that is still to be done. */
export function ContractSheet({ text, onClose, onConclude, isBusy, failure }: Props) {
  const footer = onConclude && (
    <div className={styles.foot}>
      {failure !== undefined && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      <Button onClick={onClose}>Später</Button>
      <Button look="main" aria-disabled={isBusy} onClick={() => !isBusy && onConclude()}>
        Vertrag schließen
      </Button>
    </div>
  );
  return (
    <Sheet title="Auftragsverarbeitung" isOpen onClose={onClose} footer={footer}>
      <article className={styles.text}>
        <h3>{text.title}</h3>
        {text.sections.map(({ title, blocks }) => (
          <section key={title}>
            <h4>{title}</h4>
            {blocks.map((block, at) => (
              <Block key={at} block={block} title={title} />
            ))}
          </section>
        ))}
      </article>
    </Sheet>
  );
}

type BlockOf = LegalText["sections"][number]["blocks"][number];

function Block({ block, title }: { block: BlockOf; title: string }) {
  if (block.kind === "paragraph") return <p>{block.text}</p>;
  if (block.kind === "list") {
    return (
      <ul>
        {block.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    );
  }
  const [first = "", ...others] = block.head;
  return (
    <table>
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <tr>
          {[first, ...others].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {block.rows.map(([name = "", ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, at) => (
              <td key={others[at]} data-label={others[at]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
