import { useState } from "react";
import { errorSentence } from "../../platform/api/error-sentences";
import { formatDay } from "../../platform/format/format";
import { Button } from "../../ui/forms/button";
import { Marked } from "../../ui/feedback/badge";
import { showToast } from "../../ui/overlays/toast";
import panel from "../../ui/layout/panel.module.css";
import { MemberDialog } from "./member-dialog";
import type { MemberDeed } from "./member-dialog";
import { useTeamChange } from "./queries";
import type { Member, Team } from "./queries";

export function Members({ team }: { team: Team }) {
  const [openDeed, setOpenDeed] = useState<{ deed: MemberDeed; member: Member }>();
  const deed = useTeamChange();

  async function reactivate({ userId, name }: Member) {
    try {
      await deed.mutateAsync({ kind: "reactivate", userId });
      showToast(`${name} ist wieder dabei.`);
    } catch (error) {
      showToast(errorSentence(error), { isFailure: true });
    }
  }

  return (
    <>
      <ul className={panel.list}>
        {team.members.map((member) => (
          <li key={member.userId}>
            <span className={panel.who}>
              <b>{member.name}</b> {member.isYou && <Marked>Du</Marked>}
              <small>
                {member.email} · {roleWords(member)} · dabei seit {formatDay(member.joinedAt)}
              </small>
            </span>
            {team.can.manage && !member.isYou && (
              <span className={panel.deeds}>
                {member.isDeactivated ? (
                  <Button
                    disabled={deed.isPending}
                    aria-label={`Wieder zulassen: ${member.name}`}
                    onClick={() => void reactivate(member)}
                  >
                    Wieder zulassen
                  </Button>
                ) : (
                  <>
                    <Button
                      aria-label={`Inhaberschaft übergeben: ${member.name}`}
                      onClick={() => setOpenDeed({ deed: "transfer", member })}
                    >
                      Inhaberschaft übergeben
                    </Button>
                    <Button
                      look="quiet"
                      aria-label={`Stilllegen: ${member.name}`}
                      onClick={() => setOpenDeed({ deed: "deactivate", member })}
                    >
                      Stilllegen
                    </Button>
                  </>
                )}
              </span>
            )}
          </li>
        ))}
      </ul>
      {openDeed && <MemberDialog {...openDeed} onClose={() => setOpenDeed(undefined)} />}
    </>
  );
}

function roleWords(member: Member): string {
  if (member.isDeactivated) return "stillgelegt";
  return member.role === "owner" ? "Inhaber:in" : "Mitglied";
}
