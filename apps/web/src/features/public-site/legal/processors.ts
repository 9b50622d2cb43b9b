import { subProcessors } from "@tc/domain";

export const processorColumns = ["Bereich", "Anbieter", "Land", "Zweck", "Einsatz"] as const;

/** Who processes data for us, as rows of a table; the server fills in what is the operator's. */
export const processors: readonly (readonly [string, string, string, string, string])[] =
  subProcessors.map(({ area, provider, country, purpose, use }) => [
    area,
    provider,
    country,
    purpose,
    use,
  ]);
