import { StructuredData } from "../../ui/structured-data";
import type { Posting } from "./postings";

const employmentTypes = { fullTime: "FULL_TIME", partTime: "PART_TIME" } as const;
const units = { year: "YEAR", hour: "HOUR" } as const;

/** A posting for search engines. Since when and until when it stands is not known here, so it says neither. */
export function PostingData({ posting }: { posting: Posting }) {
  const { title, summary, tasks, profile, employment, pay } = posting;
  return (
    <StructuredData
      value={{
        "@type": "JobPosting",
        title,
        description: [summary, ...tasks, ...profile].join("\n"),
        employmentType: employmentTypes[employment],
        hiringOrganization: {
          "@type": "Organization",
          name: "{{operator.company}}",
          sameAs: "{{site.url}}/",
        },
        jobLocation: {
          "@type": "Place",
          address: {
            "@type": "PostalAddress",
            streetAddress: "{{operator.street}}",
            postalCode: "{{operator.postalCode}}",
            addressLocality: "{{operator.city}}",
            addressCountry: "DE",
          },
        },
        ...(pay && {
          baseSalary: {
            "@type": "MonetaryAmount",
            currency: "EUR",
            value: {
              "@type": "QuantitativeValue",
              minValue: pay.from,
              maxValue: pay.to,
              unitText: units[pay.per],
            },
          },
        }),
      }}
    />
  );
}
