import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import styles from "./form-problems.module.css";

export interface FormProblem {
  /** The id of the field; without one it concerns the whole form. */
  readonly field?: string;
  readonly text: string;
}

/**
 * What kept a form from being sent, above it. Takes the focus each time it changes, so that nobody has to look for the
 * reason; each line leads to its field.
 */
export function FormProblems({ problems }: { problems: readonly FormProblem[] }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problems.length > 0) box.current?.focus();
  }, [problems]);
  const [only] = problems;
  if (only === undefined) return null;
  const isGeneral = problems.length === 1 && only.field === undefined;
  return (
    <div ref={box} className={styles.box} role="alert" tabIndex={-1}>
      {isGeneral ? (
        <h2>{only.text}</h2>
      ) : (
        <>
          <h2>Bitte prüfe deine Angaben</h2>
          <ul>
            {problems.map(({ field, text }) => (
              <li key={`${field ?? ""} ${text}`}>
                {field === undefined ? (
                  text
                ) : (
                  <a
                    href={`#${field}`}
                    onClick={(event) => {
                      event.preventDefault();
                      document.getElementById(field)?.focus();
                    }}
                  >
                    {text}
                  </a>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** Something went well; said politely. */
export function FormNotice({ children }: { children: ReactNode }) {
  return <div role="status">{children && <p className={styles.notice}>{children}</p>}</div>;
}
