import { accountLimits, addressLimits, profileLimits } from "@tc/domain";
import { TextField } from "../../../ui/forms/text-field";
import form from "../../../ui/forms/dense-form.module.css";
import type { PartProps } from "../form/part";

export function AgencyFields({ data, onChange, problemAt }: PartProps) {
  const { address } = data;
  const setAddress = (change: Partial<typeof address>) =>
    onChange({ address: { ...address, ...change } });
  return (
    <div className={form.form}>
      <div className={form.row}>
        <TextField
          label="Name der Agentur"
          autoComplete="organization"
          maxLength={accountLimits.companyMax}
          problem={problemAt("companyName")}
          value={data.companyName}
          onChange={(event) => onChange({ companyName: event.target.value })}
        />
        <TextField
          label="Ansprechperson"
          autoComplete="name"
          maxLength={accountLimits.nameMax}
          problem={problemAt("contactPerson")}
          value={data.contactPerson}
          onChange={(event) => onChange({ contactPerson: event.target.value })}
        />
      </div>
      <WebsiteField data={data} onChange={onChange} problemAt={problemAt} />
      <div className={form.wideNarrow}>
        <TextField
          label="Straße"
          required={false}
          autoComplete="address-line1"
          maxLength={addressLimits.streetMax}
          problem={problemAt("address.street")}
          value={address.street ?? ""}
          onChange={(event) => setAddress({ street: event.target.value })}
        />
        <TextField
          label="Hausnummer"
          required={false}
          maxLength={addressLimits.houseNumberMax}
          problem={problemAt("address.houseNumber")}
          value={address.houseNumber ?? ""}
          onChange={(event) => setAddress({ houseNumber: event.target.value })}
        />
      </div>
      <div className={form.narrowWide}>
        <TextField
          label="Postleitzahl"
          required={false}
          autoComplete="postal-code"
          inputMode="numeric"
          maxLength={addressLimits.postalCodeMax}
          problem={problemAt("address.postalCode")}
          value={address.postalCode ?? ""}
          onChange={(event) => setAddress({ postalCode: event.target.value })}
        />
        <TextField
          label="Ort"
          required={false}
          autoComplete="address-level2"
          maxLength={addressLimits.cityMax}
          problem={problemAt("address.city")}
          value={address.city ?? ""}
          onChange={(event) => setAddress({ city: event.target.value })}
        />
      </div>
    </div>
  );
}

export function WebsiteField({ data, onChange, problemAt }: PartProps) {
  return (
    <TextField
      label="Website-Adresse"
      isOptional
      inputMode="url"
      autoComplete="url"
      autoCapitalize="off"
      spellCheck={false}
      maxLength={profileLimits.websiteMax}
      placeholder="www.deine-agentur.de"
      problem={problemAt("website")}
      value={data.website ?? ""}
      onChange={(event) => onChange({ website: event.target.value })}
    />
  );
}
