import { CheckField } from "../../../ui/forms/check-field";

export const consentFields = ["agreesToExchange", "isLawful"] as const;

/** Both sentences a buyer agrees to, of the form and of the confirmation alike. */
export function Consents({ problem }: { problem: (field: string) => string | undefined }) {
  return (
    <>
      <CheckField
        id="agreesToExchange"
        name="agreesToExchange"
        problem={problem("agreesToExchange")}
      >
        Meine Kontaktdaten dürfen an Agenturen gehen, mit denen ich dem Austausch zustimme. Ich kann
        das jederzeit zurückziehen; dann werden sie auf beiden Seiten gelöscht.
      </CheckField>
      <CheckField id="isLawful" name="isLawful" problem={problem("isLawful")}>
        Für diesen Auftrag ist nach meinem Vergaberecht kein öffentlicher Aufruf nötig.
      </CheckField>
    </>
  );
}
