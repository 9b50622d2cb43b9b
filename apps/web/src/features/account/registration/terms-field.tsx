import type { ComponentProps } from "react";
import { CheckField } from "../../../ui/forms/check-field";

/** The one sentence to which everybody with an account agrees. */
export function TermsField(props: Omit<ComponentProps<typeof CheckField>, "children">) {
  return (
    <CheckField {...props}>
      Ich stimme den{" "}
      <a href="/terms" target="_blank">
        Nutzungsbedingungen
      </a>{" "}
      zu und habe die{" "}
      <a href="/datenschutz" target="_blank">
        Datenschutzhinweise
      </a>{" "}
      gelesen.
    </CheckField>
  );
}
