import type { Operator } from "../../ports/operator.ts";

export const testOperator: Operator = {
  company: "Muster & Söhne GmbH",
  street: "Beispielweg 1",
  postalCode: "50667",
  city: "Köln",
  managingDirector: "Erika Muster",
  registerCourt: "Amtsgericht Köln",
  registerNumber: "HRB 12345",
  vatId: "DE123456789",
  phone: "+49 221 000000",
  supportEmail: "support@tenderchances.example",
  legalEmail: "recht@tenderchances.example",
  privacyEmail: "datenschutz@tenderchances.example",
  jobsEmail: "jobs@tenderchances.example",
  hostingProvider: "Beispiel-Rechenzentrum GmbH",
  storageProvider: "Beispiel-Rechenzentrum GmbH",
  storageCountry: "Deutschland",
  hostingCountry: "Deutschland",
  mailProvider: "Beispiel-Post AG",
  mailCountry: "Irland",
  supervisoryAuthority: "Datenschutzaufsicht Beispielland",
};
