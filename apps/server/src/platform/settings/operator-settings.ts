import { z } from "zod";
import type { Operator } from "../../ports/operator.ts";

const text = (sample: string) => z.string().max(200).default(sample);
const mail = (sample: string) => z.email().default(sample);

/** Who runs this installation. The samples are fictitious: nobody is named by accident. */
export const operatorSettings = {
  OPERATOR_COMPANY: text("Muster GmbH"),
  OPERATOR_STREET: text("Musterstraße 1"),
  OPERATOR_POSTAL_CODE: text("00000"),
  OPERATOR_CITY: text("Köln"),
  OPERATOR_MANAGING_DIRECTOR: text("Erika Mustermann"),
  OPERATOR_REGISTER_COURT: text("Amtsgericht Köln"),
  OPERATOR_REGISTER_NUMBER: text("HRB 0"),
  OPERATOR_VAT_ID: text("DE000000000"),
  OPERATOR_PHONE: text("+49 30 23125000"),
  OPERATOR_SUPPORT_EMAIL: mail("support@tenderchances.example"),
  OPERATOR_LEGAL_EMAIL: mail("recht@tenderchances.example"),
  OPERATOR_PRIVACY_EMAIL: mail("datenschutz@tenderchances.example"),
  OPERATOR_JOBS_EMAIL: mail("jobs@tenderchances.example"),
  OPERATOR_HOSTING_PROVIDER: text("Muster-Rechenzentrum GmbH"),
  OPERATOR_HOSTING_COUNTRY: text("Musterland"),
  OPERATOR_MAIL_PROVIDER: text("Muster-Postfach AG"),
  OPERATOR_MAIL_COUNTRY: text("Musterland"),
  OPERATOR_SUPERVISORY_AUTHORITY: text("Datenschutzaufsicht Musterland"),
};

/** Who keeps the bucket of files; without them it is the host. */
export const storageSettings = {
  OPERATOR_STORAGE_PROVIDER: z.string().max(200).optional(),
  OPERATOR_STORAGE_COUNTRY: z.string().max(200).optional(),
};

type StorageSettings = {
  readonly [Name in keyof typeof storageSettings]?: z.output<(typeof storageSettings)[Name]>;
};

type OperatorSettings = StorageSettings & {
  readonly [Name in keyof typeof operatorSettings]: z.output<(typeof operatorSettings)[Name]>;
};

/** A provider in the host's country would be a guess. */
export function storageProblems(settings: StorageSettings): readonly string[] {
  const { OPERATOR_STORAGE_PROVIDER: provider, OPERATOR_STORAGE_COUNTRY: country } = settings;
  if ((provider === undefined) === (country === undefined)) return [];
  return ["OPERATOR_STORAGE_PROVIDER, OPERATOR_STORAGE_COUNTRY: nur beide zusammen"];
}

export function operatorOf(config: OperatorSettings): Operator {
  return {
    company: config.OPERATOR_COMPANY,
    street: config.OPERATOR_STREET,
    postalCode: config.OPERATOR_POSTAL_CODE,
    city: config.OPERATOR_CITY,
    managingDirector: config.OPERATOR_MANAGING_DIRECTOR,
    registerCourt: config.OPERATOR_REGISTER_COURT,
    registerNumber: config.OPERATOR_REGISTER_NUMBER,
    vatId: config.OPERATOR_VAT_ID,
    phone: config.OPERATOR_PHONE,
    supportEmail: config.OPERATOR_SUPPORT_EMAIL,
    legalEmail: config.OPERATOR_LEGAL_EMAIL,
    privacyEmail: config.OPERATOR_PRIVACY_EMAIL,
    jobsEmail: config.OPERATOR_JOBS_EMAIL,
    hostingProvider: config.OPERATOR_HOSTING_PROVIDER,
    hostingCountry: config.OPERATOR_HOSTING_COUNTRY,
    storageProvider: config.OPERATOR_STORAGE_PROVIDER ?? config.OPERATOR_HOSTING_PROVIDER,
    storageCountry: config.OPERATOR_STORAGE_COUNTRY ?? config.OPERATOR_HOSTING_COUNTRY,
    mailProvider: config.OPERATOR_MAIL_PROVIDER,
    mailCountry: config.OPERATOR_MAIL_COUNTRY,
    supervisoryAuthority: config.OPERATOR_SUPERVISORY_AUTHORITY,
  };
}

/** Settings that still hold their sample. */
export function listSampleOperatorSettings(config: OperatorSettings): readonly string[] {
  return Object.entries(operatorSettings)
    .filter(([name, schema]) => config[name as keyof OperatorSettings] === schema.parse(undefined))
    .map(([name]) => name);
}
