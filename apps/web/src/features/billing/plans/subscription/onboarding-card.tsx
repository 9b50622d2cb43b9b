import { brand, hasOnboarding, tierRights } from "@tc/domain";
import type { Tier } from "@tc/domain";
import { CircleCheck, Hourglass, Lock } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { errorSentence } from "../../../../platform/api/error-sentences";
import { formatDay } from "../../../../platform/format/format";
import { Badge } from "../../../../ui/feedback/badge";
import { Message } from "../../../../ui/feedback/message";
import { Bar } from "../../../../ui/feedback/skeleton";
import { Button } from "../../../../ui/forms/button";
import { Card } from "../../../../ui/layout/card";
import panel from "../../../../ui/layout/panel.module.css";
import { OnboardingForm } from "./onboarding-form";
import { useOnboardingRequest } from "./onboarding-queries";
import type { OnboardingRequest } from "./onboarding-queries";

/** Asks for the personal onboarding that the plan promises, and says what became of it. */
export function OnboardingCard({ tier }: { tier: Tier | null }) {
  const { data, error, refetch } = useOnboardingRequest();
  return (
    <Card title="Persönliches Onboarding">
      {data ? (
        <OnboardingState request={data.request} tier={tier} />
      ) : error ? (
        <Message
          isFailure
          title="Der Stand deines Onboardings ließ sich nicht laden"
          actions={<Button onClick={() => void refetch()}>Erneut versuchen</Button>}
        >
          {errorSentence(error)}
        </Message>
      ) : (
        <Bar width={100} height={60} />
      )}
    </Card>
  );
}

function OnboardingState({
  request,
  tier,
}: {
  request: OnboardingRequest | undefined;
  tier: Tier | null;
}) {
  const [step, setStep] = useState<"idle" | "asking" | "cancelled" | "sent">("idle");
  const isOpen = request !== undefined && request.handledAt === undefined;
  return (
    <div className={panel.stack}>
      {request && <RequestLine request={request} takesFocus={step === "sent"} />}
      {isOpen ? null : !hasOnboarding(tier) ? (
        <LockLine />
      ) : step === "asking" ? (
        <OnboardingForm onSent={() => setStep("sent")} onCancel={() => setStep("cancelled")} />
      ) : (
        <Offer
          isAgain={request !== undefined}
          takesFocus={step === "cancelled"}
          onAsk={() => setStep("asking")}
        />
      )}
    </div>
  );
}

/** `takesFocus`: the form that had it is gone. */
function RequestLine({
  request: { requestedAt, byName, handledAt },
  takesFocus,
}: {
  request: OnboardingRequest;
  takesFocus: boolean;
}) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (takesFocus) line.current?.focus();
  }, [takesFocus]);
  return (
    <div className={panel.row}>
      {handledAt === undefined ? (
        <Badge icon={Hourglass} tone="amber">
          offen
        </Badge>
      ) : (
        <Badge icon={CircleCheck} tone="green">
          erledigt
        </Badge>
      )}
      <p ref={line} tabIndex={-1} className={panel.note}>
        Anfrage vom {formatDay(requestedAt)} von {byName}
        {handledAt === undefined ? ", wir melden uns." : `, erledigt am ${formatDay(handledAt)}.`}
      </p>
    </div>
  );
}

function Offer({
  isAgain,
  takesFocus,
  onAsk,
}: {
  isAgain: boolean;
  takesFocus: boolean;
  onAsk: () => void;
}) {
  return (
    <>
      {!isAgain && (
        <p className={panel.note}>
          Jemand aus unserem Team richtet {brand} mit euch ein und beantwortet eure Fragen. Das
          gehört zu eurem Tarif.
        </p>
      )}
      <div>
        <Button autoFocus={takesFocus} onClick={onAsk}>
          {isAgain ? "Noch einmal anfragen" : "Onboarding anfragen"}
        </Button>
      </div>
    </>
  );
}

function LockLine() {
  return (
    <p className={panel.hint}>
      <Lock size={16} aria-hidden />
      <span>
        In eurem Tarif nicht enthalten. Der kleinste Tarif damit ist {tierRights("premium").name}.{" "}
        <Link to="/app/upgrade">Zu den Tarifen</Link>
      </span>
    </p>
  );
}
