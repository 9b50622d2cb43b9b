import { useState } from "react";
import { Link } from "react-router";
import { errorSentence } from "../../platform/api/error-sentences";
import { formatMoment } from "../../platform/format/format";
import { tenderPath } from "../../platform/tender-path";
import { Button } from "../../ui/forms/button";
import { SelectField } from "../../ui/forms/select-field";
import { Bar } from "../../ui/feedback/skeleton";
import { Card } from "../../ui/layout/card";
import panel from "../../ui/layout/panel.module.css";
import { activityWords } from "./activity-words";
import { useActivity } from "./queries";
import type { Team } from "./queries";

/** What the members did, as their marks, checks, files and links tell it. */
export function Activity({ members }: { members: Team["members"] }) {
  const [memberId, setMemberId] = useState("");
  const activity = useActivity(memberId === "" ? undefined : memberId);
  const rows = activity.data?.pages.flatMap((page) => page.activity);
  return (
    <Card title="Was zuletzt geschah">
      <div className={panel.field}>
        <SelectField
          label="Mitglied"
          choices={[
            { value: "", label: "Alle" },
            ...members.map(({ userId, name }) => ({ value: userId, label: name })),
          ]}
          value={memberId}
          onChange={(event) => setMemberId(event.target.value)}
        />
      </div>
      {rows ? (
        rows.length === 0 ? (
          <p className={panel.note}>
            Noch nichts. Hier steht, wer was gemerkt, entschieden, geprüft, hochgeladen oder geteilt
            hat.
          </p>
        ) : (
          <ul className={panel.list}>
            {rows.map((row) => (
              <li key={row.key}>
                <span className={panel.who}>
                  <span>
                    <b>{row.byName ?? "Jemand, dessen Konto es nicht mehr gibt"}</b>:{" "}
                    {activityWords(row)}
                    {row.tender && (
                      <>
                        {": "}
                        <Link to={tenderPath(row.tender.slug)}>{row.tender.title}</Link>
                      </>
                    )}
                  </span>
                  <small>{formatMoment(row.at)}</small>
                </span>
              </li>
            ))}
          </ul>
        )
      ) : activity.error ? (
        <p role="alert" className={panel.failure}>
          {errorSentence(activity.error)}{" "}
          <Button onClick={() => void activity.refetch()}>Erneut versuchen</Button>
        </p>
      ) : (
        <Bar width={100} height={80} />
      )}
      {activity.hasNextPage && (
        <Button
          aria-disabled={activity.isFetchingNextPage}
          onClick={() => {
            if (!activity.isFetchingNextPage) void activity.fetchNextPage();
          }}
        >
          {activity.isFetchingNextPage ? "Lädt …" : "Ältere zeigen"}
        </Button>
      )}
    </Card>
  );
}
