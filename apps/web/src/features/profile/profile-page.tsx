import type { ProfileAnswer } from "@tc/contract";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { errorSentence } from "../../platform/api/error-sentences";
import { formatTime } from "../../platform/format/format";
import { useShortcuts } from "../../platform/shortcuts";
import { Button } from "../../ui/forms/button";
import { Card } from "../../ui/layout/card";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog";
import { Key } from "../../ui/feedback/keys";
import { Message } from "../../ui/feedback/message";
import { Bar } from "../../ui/feedback/skeleton";
import { SuggestionsPanel } from "../profile-suggestions";
import { CompletenessMeter } from "./problems/completeness";
import { ProfileTabs } from "./form/profile-tabs";
import { useProfile } from "./queries";
import { SectionForm } from "./form/section-form";
import { sections } from "./form/sections";
import { useLeaveWarning } from "./form/use-leave-warning";
import { useProfileForm } from "./form/use-profile-form";
import styles from "./profile-page.module.css";

/** Everything the agency says about itself. */
export function ProfilePage() {
  const profile = useProfile();
  if (profile.data) {
    return (
      <ProfileEditor
        answer={profile.data}
        onReload={() => profile.refetch({ throwOnError: true })}
      />
    );
  }
  return (
    <ProfileTabs note={profile.isPending ? "Lädt …" : undefined}>
      {profile.isPending ? (
        <div className={styles.skeleton}>
          <Bar width={100} height={220} />
          <Bar width={100} height={260} />
        </div>
      ) : (
        <Message
          isFailure
          title="Das Profil ließ sich nicht laden"
          actions={<Button onClick={() => void profile.refetch()}>Erneut versuchen</Button>}
        >
          {errorSentence(profile.error)}
        </Message>
      )}
    </ProfileTabs>
  );
}

interface EditorProps {
  answer: ProfileAnswer;
  onReload: () => Promise<unknown>;
}

function ProfileEditor({ answer, onReload }: EditorProps) {
  const form = useProfileForm(answer, onReload);
  const blocker = useLeaveWarning(form.isDirty);
  const { undo } = form;
  useShortcuts({ z: () => void undo() });
  useScrollToAnchor();
  return (
    <ProfileTabs note={form.savedAt && `Gespeichert um ${formatTime(form.savedAt)}`}>
      {form.isStale && <StaleNotice onReload={() => void form.reload()} />}
      <div className={styles.columns}>
        <aside className={styles.side} aria-label="Abschnitte des Profils">
          <nav aria-label="Abschnitte" className={styles.anchors}>
            {sections.map((section) => (
              <a key={section.id} href={`#${section.id}`}>
                {section.title}
                {form.isPartDirty(section.keys) && (
                  <span className={styles.dirty} title="Noch nicht gespeichert">
                    <span className="visually-hidden"> (nicht gespeichert)</span>
                  </span>
                )}
              </a>
            ))}
          </nav>
          {form.canUndo && (
            <p className={styles.undo}>
              <Key>Z</Key> macht die letzte Speicherung rückgängig.
            </p>
          )}
        </aside>
        <div className={styles.sections}>
          <Card title="Vollständigkeit">
            <CompletenessMeter completeness={answer.completeness} />
          </Card>
          <div id="vorschlaege">
            <Card title="Vorschläge">
              <SuggestionsPanel website={form.data.website ?? ""} onSettled={form.reload} />
            </Card>
          </div>
          {sections.map((section) => (
            <SectionForm key={section.id} section={section} form={form} />
          ))}
        </div>
      </div>
      {blocker.state === "blocked" && (
        <ConfirmDialog
          title="Nicht gespeicherte Eingaben"
          confirmLabel="Verwerfen und gehen"
          cancelLabel="Hier bleiben"
          isDangerous
          onConfirm={() => blocker.proceed()}
          onClose={() => blocker.reset()}
        >
          <p>
            Du hast Angaben getippt, die noch nicht gespeichert sind. Wenn du gehst, sind sie weg.
          </p>
        </ConfirmDialog>
      )}
    </ProfileTabs>
  );
}

function StaleNotice({ onReload }: { onReload: () => void }) {
  return (
    <div className={styles.stale} role="alert">
      <p>
        <b>Jemand hat das Profil inzwischen geändert.</b> Deshalb wurde nichts gespeichert. „Neu
        laden“ holt den neuen Stand; was du getippt hast, bleibt stehen, und du kannst es danach
        speichern.
      </p>
      <Button look="main" onClick={onReload}>
        Neu laden
      </Button>
    </div>
  );
}

/** The sections are drawn after the profile has loaded, too late for the browser's own jump. */
function useScrollToAnchor() {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== "") document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
}
