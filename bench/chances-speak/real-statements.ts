import {
  assessFit,
  assessPrepared,
  chancesComparison,
  chancesSilence,
  forecastTender,
  offerObservationsOf,
  prepareAgency,
  prepareChances,
  prepareTender,
  priorChancesModel,
  trainOffersModel,
} from "@tc/assessment";
import type { ChancesAssessment } from "@tc/assessment";
import { agencySectorsOf } from "@tc/domain";
import { frameworkSeats } from "../../apps/server/src/features/scoring/index.ts";
import { trainFitModels } from "../fit/fit-models.ts";
import { realTenders } from "../fit/real-tenders.ts";
import { hardCriteriaProfiles } from "../hard-criteria/profiles.ts";
import { readAwardTables } from "../models/data/award-tables.ts";
import { awardTenders } from "../models/data/award-tenders.ts";
import type { Statement } from "./statement.ts";

const today = "2026-11-20";

interface Told {
  readonly statement: Statement;
  readonly chances?: Extract<ChancesAssessment, { kind: "chances" }>;
}

export interface RealStatements {
  /** By agency */
  readonly statements: ReadonlyMap<string, readonly Statement[]>;
  /** Lots whose offers are known, which all chances rest on, and how many of them are agency work */
  readonly awards: { readonly lots: number; readonly agencyWork: number };
}

/**
 * What the product says to each of three agencies about real German calls that have no result yet. It takes today as
 * their day of publication.
 */
export async function realStatements(data: string): Promise<RealStatements> {
  const { models, labelOf } = await trainFitModels(data);
  const observations = awardTenders(await readAwardTables(data)).flatMap(({ tender, buyer }) =>
    offerObservationsOf(tender, buyer),
  );
  const offers = trainOffersModel(observations, { today });
  const agencyWork = observations.filter(
    ({ features: { cpv } }) => cpv !== undefined && agencySectorsOf([cpv]).length > 0,
  ).length;
  const calls = (await realTenders(data))
    .filter(({ tender }) => tender.stage === "call" && tender.results.length === 0)
    .map(({ notices, tender }) => {
      const { typical: forecast, typicalLotId } = forecastTender(offers, tender) ?? {};
      const slug = notices[0] ?? "";
      const seats = frameworkSeats(tender, typicalLotId);
      const options = { seedKey: slug, ...(seats !== undefined && { seats }) };
      return {
        slug,
        seats,
        tender: prepareTender(models, { ...tender, publishedOn: today }, { labelOf }),
        base: forecast && !forecast.isTooThin ? prepareChances(forecast, options) : undefined,
      };
    });
  const statements = new Map(
    Object.entries(hardCriteriaProfiles).map(([name, profile]) => {
      const agency = prepareAgency(models, profile);
      const told = calls.map(({ slug, seats, tender, base }): Told => {
        const fit = assessFit(models, agency, tender, { today });
        const heard = { slug, fit: fit.score, knockout: fit.knockout };
        const silence = chancesSilence(fit) ?? (base ? undefined : "too thin");
        if (silence !== undefined || !base) return { statement: { ...heard, silence } };
        const chances = assessPrepared(base, priorChancesModel, {
          fit,
          unmetKnockouts: 0,
          incumbent: false,
        });
        return chances.kind === "chances"
          ? { statement: { ...heard, seats }, chances }
          : { statement: { ...heard, silence: "too thin" } };
      });
      const compare = chancesComparison(
        told.flatMap(({ chances }) => (chances ? [chances.percent] : [])),
      );
      const compared = told.map(({ statement, chances }): Statement => {
        if (!chances) return statement;
        const { percent, lowPercent, highPercent, spread } = chances;
        return {
          ...statement,
          percent,
          lowPercent,
          highPercent,
          standing: compare(percent, spread, statement.seats),
        };
      });
      return [name, compared] as const;
    }),
  );
  return { statements, awards: { lots: observations.length, agencyWork } };
}
