import { enquiryLimits, onboardingWishMax } from "@tc/domain";
import { useState } from "react";
import { errorSentence } from "../../../../platform/api/error-sentences";
import { Button } from "../../../../ui/forms/button";
import form from "../../../../ui/forms/dense-form.module.css";
import { TextAreaField, TextField } from "../../../../ui/forms/text-field";
import panel from "../../../../ui/layout/panel.module.css";
import { showToast } from "../../../../ui/overlays/toast";
import { useSendOnboardingRequest } from "./onboarding-queries";

export function OnboardingForm({
  onSent,
  onCancel,
}: {
  /** Also where another member's request was open already */
  onSent: () => void;
  onCancel: () => void;
}) {
  const send = useSendOnboardingRequest();
  const [wish, setWish] = useState("");
  const [phone, setPhone] = useState("");

  async function submit() {
    if (send.isPending) return;
    try {
      const { request, isNew } = await send.mutateAsync({
        ...(wish.trim() !== "" && { wish: wish.trim() }),
        ...(phone.trim() !== "" && { phone: phone.trim() }),
      });
      if (isNew) showToast("Angefragt. Eine Bestätigung kommt per Mail.");
      else {
        showToast(
          `Es gibt schon eine offene Anfrage von ${request.byName}. Deine wurde nicht gesendet.`,
          { isFailure: true },
        );
      }
      onSent();
    } catch {
      // The form says why.
    }
  }

  return (
    <form
      className={form.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <TextAreaField
        label="Dein Wunsch"
        isOptional
        // The form was asked for: typing begins here.
        autoFocus
        rows={3}
        hint="Worum soll es gehen, wann passt es euch?"
        maxLength={onboardingWishMax}
        value={wish}
        onChange={(event) => setWish(event.target.value)}
      />
      <TextField
        label="Telefon"
        isOptional
        type="tel"
        autoComplete="tel"
        maxLength={enquiryLimits.phoneMax}
        value={phone}
        onChange={(event) => setPhone(event.target.value)}
      />
      <p className={panel.small}>
        Wir bekommen, was hier steht, dazu deinen Namen, deine Adresse, Agentur und Tarif. Wir
        antworten dir per Mail.
      </p>
      {send.error && (
        <p role="alert" className={panel.failure}>
          {errorSentence(send.error)}
        </p>
      )}
      <div className={panel.row}>
        <Button type="submit" look="main" aria-disabled={send.isPending}>
          {send.isPending ? "Wird gesendet …" : "Anfragen"}
        </Button>
        <Button onClick={onCancel}>Abbrechen</Button>
      </div>
    </form>
  );
}
