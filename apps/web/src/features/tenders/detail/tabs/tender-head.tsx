import { ChevronLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { DeadlineNote } from "../decision/deadline-note";
import type { TenderAnswer } from "../queries";
import { TenderTabs } from "./tender-tabs";
import styles from "./tender-head.module.css";

interface Props {
  slug: string;
  /** What stands there until the tender is known */
  title: string;
  tender: TenderAnswer | undefined;
  /** How many documents there are, once that is known */
  count: ReactNode;
}

/** What the pages of a tender begin with, other than its overview. */
export function TenderHead({ slug, title, tender, count }: Props) {
  return (
    <header className={styles.head}>
      <div className={styles.title}>
        <Link to="/app/results" className={styles.results}>
          <ChevronLeft size={16} aria-hidden />
          Ergebnisse
        </Link>
        <h1 title={tender?.tender.title}>{tender?.tender.title ?? title}</h1>
        {tender && <DeadlineNote tender={tender.tender} />}
      </div>
      <TenderTabs slug={slug} count={count} />
    </header>
  );
}
