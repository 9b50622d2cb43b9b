import { Info } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { errorSentence } from "../../platform/api/error-sentences";
import { Button } from "../../ui/forms/button";
import { TextField } from "../../ui/forms/text-field";
import { showToast } from "../../ui/overlays/toast";
import form from "../../ui/forms/dense-form.module.css";
import panel from "../../ui/layout/panel.module.css";
import { useTeamChange } from "./queries";
import type { Team } from "./queries";
import { moreSeatsWords } from "./seat-words";

export function InviteForm({ team }: { team: Team }) {
  const [email, setEmail] = useState("");
  const [problem, setProblem] = useState<string>();
  const deed = useTeamChange();
  if (team.seatsUsed >= team.seats) return <FullTeam seats={team.seats} />;

  async function invite() {
    const address = email.trim();
    if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address)) {
      return setProblem("Bitte eine E-Mail-Adresse wie name@agentur.de.");
    }
    setProblem(undefined);
    try {
      await deed.mutateAsync({ kind: "invite", email: address });
      setEmail("");
      showToast(`Einladung an ${address} verschickt.`);
    } catch (error) {
      setProblem(errorSentence(error));
    }
  }

  return (
    <form
      className={form.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void invite();
      }}
    >
      <div className={panel.field}>
        <TextField
          label="E-Mail-Adresse"
          type="email"
          autoComplete="off"
          hint="Die Einladung gilt sieben Tage. Wer sie annimmt, legt Namen und Passwort selbst fest."
          problem={problem}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </div>
      <div>
        <Button type="submit" look="main" disabled={deed.isPending}>
          {deed.isPending ? "Wird gesendet …" : "Einladung senden"}
        </Button>
      </div>
    </form>
  );
}

function FullTeam({ seats }: { seats: number }) {
  const more = moreSeatsWords(seats);
  return (
    <p className={panel.hint}>
      <Info size={16} aria-hidden />
      <span>
        {seats === 1
          ? "Euer Tarif enthält einen Platz, und der ist belegt."
          : `Alle ${seats} Plätze eures Tarifs sind belegt.`}{" "}
        {more === undefined ? (
          "Lege ein Mitglied still oder nimm eine Einladung zurück, um Platz zu schaffen."
        ) : (
          <>
            {more} <Link to="/app/upgrade">Tarife ansehen</Link>
          </>
        )}
      </span>
    </p>
  );
}
