import { errorSentence } from "../../platform/api/error-sentences";
import { Button } from "../../ui/forms/button";
import { Card } from "../../ui/layout/card";
import { Message } from "../../ui/feedback/message";
import { Bar } from "../../ui/feedback/skeleton";
import panel from "../../ui/layout/panel.module.css";
import { ProfileTabs } from "../profile";
import { Activity } from "./activity";
import { Invitations } from "./invitations";
import { InviteForm } from "./invite-form";
import { Members } from "./members";
import { useTeam } from "./queries";
import type { Team } from "./queries";
import { seatsWords } from "./seat-words";

export function TeamPage() {
  const team = useTeam();
  return (
    <ProfileTabs note={team.isPending ? "Lädt …" : undefined}>
      {team.data ? (
        <TeamCards team={team.data} />
      ) : team.isError ? (
        <Message
          isFailure
          title="Das Team ließ sich nicht laden"
          actions={<Button onClick={() => void team.refetch()}>Erneut versuchen</Button>}
        >
          {errorSentence(team.error)}
        </Message>
      ) : (
        <div className={panel.cards}>
          <Bar width={100} height={160} />
          <Bar width={100} height={110} />
        </div>
      )}
    </ProfileTabs>
  );
}

function TeamCards({ team }: { team: Team }) {
  return (
    <div className={panel.cards}>
      <Card title="Mitglieder" note={seatsWords(team.seatsUsed, team.seats)}>
        <Members team={team} />
      </Card>
      {team.can.manage ? (
        <Card title="Einladen">
          <InviteForm team={team} />
        </Card>
      ) : (
        <p className={panel.small}>
          Einladen, stilllegen und übergeben kann nur die Inhaberin oder der Inhaber.
        </p>
      )}
      {team.invitations.length > 0 && (
        <Card title="Offene Einladungen">
          <Invitations team={team} />
        </Card>
      )}
      <Activity members={team.members} />
    </div>
  );
}
