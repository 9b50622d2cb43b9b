import { consentCategories } from "@tc/domain";
import type { ConsentCategory } from "@tc/domain";
import { z } from "zod";
import { isSecureAddress } from "../http/secure-address.ts";

/** Something of others that documents load once a visitor has agreed to its category. */
export interface ConsentService {
  readonly script: string;
  /** Where else it may send to and take pictures from. */
  readonly hosts: readonly string[];
}
export type ConsentServices = { readonly [Category in ConsentCategory]?: ConsentService };

const script = z
  .url({ protocol: /^https?$/, abort: true })
  .refine(isSecureAddress, "nur mit https")
  .optional();
// They become part of a policy: nothing but names.
const hosts = z
  .string()
  .transform((text) => text.split(",").map((part) => part.trim()))
  .pipe(z.array(z.string().regex(/^(\*\.)?([a-z\d-]+\.)+[a-z\d-]+(:\d+)?$/i, "nur Hostnamen")))
  .optional();

export const consentSettings = {
  CONSENT_ANALYTICS_SCRIPT: script,
  CONSENT_ANALYTICS_HOSTS: hosts,
  CONSENT_MARKETING_SCRIPT: script,
  CONSENT_MARKETING_HOSTS: hosts,
};
type Settings = {
  readonly [Name in keyof typeof consentSettings]?: z.output<(typeof consentSettings)[Name]>;
};

export function consentServicesOf(config: Settings): ConsentServices {
  const service = (address: string | undefined, others: readonly string[] = []) =>
    address === undefined ? undefined : { script: new URL(address).href, hosts: others };
  const analytics = service(config.CONSENT_ANALYTICS_SCRIPT, config.CONSENT_ANALYTICS_HOSTS);
  const marketing = service(config.CONSENT_MARKETING_SCRIPT, config.CONSENT_MARKETING_HOSTS);
  return { ...(analytics && { analytics }), ...(marketing && { marketing }) };
}

/**
 * Pages about the product. Not those with passwords, with keys in their address or with data of agencies: there no script
 * of others runs, whatever somebody agreed to. What is not named here is closed, also what will be added later.
 */
const pages = new Set(
  [
    "",
    "signup/",
    "demo/",
    "about/",
    "karriere/",
    "kontakt/",
    "methodik/",
    "terms/",
    "impressum/",
    "datenschutz/",
    "unterauftragsverarbeiter/",
  ].map((folder) => `${folder}index.html`),
);

/** The services that a document of the build may load. */
export function servicesOn(document: string, services: ConsentServices): ConsentServices {
  return pages.has(document) ? services : {};
}

/** What `{{consent.NAME}}` stands for in a document: the dialog names all, the page loads what it may. */
export function consentPlaceholders(
  document: string,
  services: ConsentServices,
): ReadonlyMap<string, string> {
  const here = servicesOn(document, services);
  return new Map(
    consentCategories.flatMap((category) => {
      const configured = services[category]?.script;
      return [
        [`${category}Script`, here[category]?.script ?? ""],
        [`${category}Provider`, configured === undefined ? "" : new URL(configured).host],
      ] as const;
    }),
  );
}
