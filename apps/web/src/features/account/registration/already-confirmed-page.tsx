import { ButtonLink } from "../../../ui/forms/button";
import { FormActions, PublicFrame } from "../../../ui/layout/public-frame";

export function AlreadyConfirmedPage() {
  return (
    <PublicFrame
      title="Schon bestätigt"
      lead="Deine E-Mail-Adresse ist bereits bestätigt. Du kannst dich anmelden."
    >
      <FormActions>
        <ButtonLink look="main" size="large" href="/login">
          Zum Login
        </ButtonLink>
      </FormActions>
    </PublicFrame>
  );
}
