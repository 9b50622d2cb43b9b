import type { TenderListItem } from "@tc/contract";
import { useQueryClient } from "@tanstack/react-query";
import { Download, FolderSearch, GraduationCap } from "lucide-react";
import { parseAsBoolean, parseAsString, useQueryState } from "nuqs";
import { lazy, Suspense, useState } from "react";
import { useNavigate } from "react-router";
import { useNow } from "../../../../platform/format/clock";
import { useShortcuts } from "../../../../platform/shortcuts";
import { Button, IconButton } from "../../../../ui/forms/button";
import { showToast } from "../../../../ui/overlays/toast";
import { useMarking } from "../../../marks";
import { SearchesSheet, useSavedSearches } from "../../../saved-searches";
import { toListQuery, useFilters } from "../filters/filters";
import type { Filters } from "../filters/filters";
import { addToPipeline } from "../keys/add-to-pipeline";
import { loadCsv } from "./load-csv";
import { loosenedBy } from "./saved-query";
import styles from "./tool-buttons.module.css";
import { useOpenSearch } from "./use-open-search";

const LearningSheet = lazy(async () => ({
  default: (await import("../keys/learning-sheet")).LearningSheet,
}));

const MissedSheet = lazy(async () => ({ default: (await import("./missed-sheet")).MissedSheet }));

interface Props {
  filters: Filters;
  total?: number | undefined;
  currentItem?: (() => TenderListItem | undefined) | undefined;
}

/** What else can be done with the list: saved searches, and what the ranking has learnt. */
export function ToolButtons({ filters, total, currentItem }: Props) {
  const { id, open } = useOpenSearch();
  const { data: searches } = useSavedSearches();
  const { remember } = useMarking();
  const client = useQueryClient();
  const navigate = useNavigate();
  useShortcuts({
    p() {
      const item = currentItem?.();
      if (item)
        void addToPipeline(item, { client, remember, navigate: (path) => void navigate(path) });
    },
  });
  const [sheet, setSheet] = useState<"searches" | "learning" | undefined>();
  // In the address, so that the weekly mail leads here.
  const [isMissedOpen, setMissedOpen] = useQueryState("verpasst", parseAsBoolean);
  const [, setShown] = useQueryState("tender", parseAsString);
  const [, setFilters] = useFilters();
  const now = useNow();
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
          footer={
            <>
              <Button
                onClick={() => {
                  close();
                  void setMissedOpen(true);
                }}
              >
                Verpasste Treffer
              </Button>
              <Button onClick={saveTable}>Liste als CSV</Button>
            </>
          }
          onOpen={(search) => {
            open(search);
            close();
          }}
          onClose={close}
        />
      )}
      <Suspense>
        {sheet === "learning" && <LearningSheet onClose={close} />}
        {isMissedOpen && (
          <MissedSheet
            query={toListQuery(filters)}
            now={now}
            onShow={(slug) => {
              void setMissedOpen(null);
              void setShown(slug);
            }}
            onLoosen={(hit) => {
              void setMissedOpen(null);
              void setFilters(loosenedBy(filters, hit));
              showToast(`Gelockert: ${hit.because}.`, {
                action: { label: "Rückgängig", run: remember(() => void setFilters(filters)) },
              });
            }}
            onClose={() => void setMissedOpen(null)}
          />
        )}
      </Suspense>
    </>
  );
}
