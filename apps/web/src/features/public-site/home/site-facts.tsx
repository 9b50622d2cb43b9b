import { billingPeriods, brand, paidTiers, pricePerMonthCents, tierRights } from "@tc/domain";
import { StructuredData } from "../../../ui/layout/structured-data";

const site = "{{site.url}}";
const organization = `${site}/#organization`;

const offers = paidTiers.flatMap((tier) =>
  billingPeriods.map((period) => ({
    "@type": "Offer",
    name: `${tierRights(tier).name}, ${period === "annual" ? "jährliche" : "monatliche"} Zahlung`,
    url: `${site}/#pricing`,
    // Out of stock while this installation sells nothing.
    availability: "https://schema.org/{{site.offers}}",
    eligibleCustomerType: "https://schema.org/BusinessCustomer",
    priceSpecification: {
      "@type": "UnitPriceSpecification",
      price: pricePerMonthCents(tier, period) / 100,
      priceCurrency: "EUR",
      unitCode: "MON",
      // An annual period is twelve months paid at once.
      billingDuration: period === "annual" ? 12 : 1,
      valueAddedTaxIncluded: false,
    },
  })),
);

/** Who runs the site, the site and the product, for search engines. Facts only, no ratings. */
export function SiteFacts() {
  return (
    <>
      <StructuredData
        value={{
          "@type": "Organization",
          "@id": organization,
          name: brand,
          legalName: "{{operator.company}}",
          url: `${site}/`,
          logo: `${site}/favicon.svg`,
          email: "{{operator.supportEmail}}",
          address: {
            "@type": "PostalAddress",
            streetAddress: "{{operator.street}}",
            postalCode: "{{operator.postalCode}}",
            addressLocality: "{{operator.city}}",
            addressCountry: "DE",
          },
        }}
      />
      <StructuredData
        value={{
          "@type": "WebSite",
          name: brand,
          url: `${site}/`,
          inLanguage: "de",
          publisher: { "@id": organization },
        }}
      />
      <StructuredData
        value={{
          "@type": "SoftwareApplication",
          name: brand,
          url: `${site}/`,
          image: `${site}/og/start.png`,
          applicationCategory: "BusinessApplication",
          operatingSystem: "Web",
          inLanguage: "de",
          provider: { "@id": organization },
          offers,
        }}
      />
    </>
  );
}
