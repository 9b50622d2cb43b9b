import { accountLimits, addressLimits } from "@tc/domain";
import form from "../../../ui/forms/dense-form.module.css";
import { TextField } from "../../../ui/forms/text-field";
import type { OrderState, Recipient } from "./enterprise-order-queries";

/** As it is known, to be corrected: what stands here stands on the invoice. */
export function RecipientFields({ recipient }: { recipient: OrderState["recipient"] }) {
  return (
    <div className={form.form}>
      <div className={form.row}>
        <TextField
          label="Firma"
          name="company"
          required
          maxLength={accountLimits.companyMax}
          defaultValue={recipient.company}
        />
        <TextField
          label="Ansprechpartner:in"
          name="contact"
          required
          maxLength={accountLimits.nameMax}
          defaultValue={recipient.contact}
        />
      </div>
      <div className={form.row}>
        <TextField
          label="E-Mail für Rechnungen"
          name="email"
          type="email"
          required
          maxLength={accountLimits.emailMax}
          defaultValue={recipient.email}
        />
        <TextField
          label="USt-IdNr."
          name="vatId"
          isOptional
          required={false}
          pattern="[Dd][Ee][ ]?[0-9 ]{9,13}"
          title="DE und neun Ziffern"
          maxLength={20}
          defaultValue={recipient.vatId ?? ""}
        />
      </div>
      <div className={form.wideNarrow}>
        <TextField
          label="Straße"
          name="street"
          required
          maxLength={addressLimits.streetMax}
          defaultValue={recipient.street}
        />
        <TextField
          label="Hausnummer"
          name="houseNumber"
          required
          maxLength={addressLimits.houseNumberMax}
          defaultValue={recipient.houseNumber}
        />
      </div>
      <div className={form.narrowWide}>
        <TextField
          label="PLZ"
          name="postalCode"
          required
          maxLength={addressLimits.orderPostalCodeMax}
          defaultValue={recipient.postalCode}
        />
        <TextField
          label="Ort"
          name="city"
          required
          maxLength={addressLimits.cityMax}
          defaultValue={recipient.city}
        />
      </div>
    </div>
  );
}

export function readRecipient(data: FormData): Recipient {
  const field = (name: string) => {
    const value = data.get(name);
    return typeof value === "string" ? value.trim() : "";
  };
  const vatId = field("vatId");
  return {
    company: field("company"),
    contact: field("contact"),
    email: field("email"),
    street: field("street"),
    houseNumber: field("houseNumber"),
    postalCode: field("postalCode"),
    city: field("city"),
    ...(vatId !== "" && { vatId }),
  };
}
