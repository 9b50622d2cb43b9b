import { Download, FolderSearch, GraduationCap } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Button, IconButton } from "../../../../ui/forms/button";
import { useMarking } from "../../../marks";
import { SearchesSheet, useSavedSearches } from "../../../saved-searches";
import { toListQuery } from "../filters/filters";
import type { Filters } from "../filters/filters";
import { loadCsv } from "./load-csv";
import styles from "./result-tools.module.css";
import { useOpenSearch } from "./use-open-search";

const LearningSheet = lazy(async () => ({
  default: (await import("../keys/learning-sheet")).LearningSheet,
}));

interface Props {
  filters: Filters;
  total: number | undefined;
}

/** What else can be done with the list: saved searches, and what the ranking has learnt. */
export function ResultTools({ filters, total }: Props) {
  const { id, open } = useOpenSearch();
  const { data: searches } = useSavedSearches();
  const { remember } = useMarking();
  const [sheet, setSheet] = useState<"searches" | "learning" | undefined>();
  const fresh = searches?.reduce((sum, { newCount = 0 }) => sum + newCount, 0) ?? 0;
  const saveTable = () => void loadCsv(toListQuery(filters), total);
  const close = () => setSheet(undefined);
  return (
    <>
      <IconButton
        label={fresh > 0 ? `Gespeicherte Suchen, ${fresh} neue Treffer` : "Gespeicherte Suchen"}
        onClick={() => setSheet("searches")}
        className={styles.searches}
      >
        <FolderSearch size={17} strokeWidth={1.75} aria-hidden />
        {fresh > 0 && <i aria-hidden>{fresh > 99 ? "99+" : fresh}</i>}
      </IconButton>
      <IconButton label="Liste als CSV speichern" onClick={saveTable} className={styles.wide}>
        <Download size={17} strokeWidth={1.75} aria-hidden />
      </IconButton>
      <IconButton label="Was die Rangfolge gelernt hat" onClick={() => setSheet("learning")}>
        <GraduationCap size={17} strokeWidth={1.75} aria-hidden />
      </IconButton>
      {sheet === "searches" && (
        <SearchesSheet
          openId={id}
          remember={remember}
          footer={<Button onClick={saveTable}>Liste als CSV speichern</Button>}
          onOpen={(search) => {
            open(search);
            close();
          }}
          onClose={close}
        />
      )}
      <Suspense>{sheet === "learning" && <LearningSheet onClose={close} />}</Suspense>
    </>
  );
}
