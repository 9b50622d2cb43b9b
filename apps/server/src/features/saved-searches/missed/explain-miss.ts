import type { MissedHit, TenderListItem, TenderListQuery } from "@tc/contract";
import { agencySectorDefinitions, agencySectorsOf, laender } from "@tc/domain";
import type { MissedReason } from "@tc/domain";

/** What is known of a tender that a filter left out */
export interface MissedTender {
  readonly item: TenderListItem;
  readonly fit: number | undefined;
  readonly chance: number | undefined;
  readonly offers: number | undefined;
  readonly budgetCents: number | undefined;
}

type Explanation = Pick<MissedHit, "because" | "loosened">;

/** Filters by the reason that they are, in the order in which a sample looks at them. */
export const filtersOfReason = {
  region: ["region"],
  cpv: ["cpv"],
  field: ["field"],
  words: ["q"],
  deadline: ["deadlineFrom", "deadlineTo"],
  value: ["valueMin", "valueMax"],
  budget: ["budgetMin", "budgetMax"],
  fit: ["fitMin"],
  chances: ["chancesMin"],
  offers: ["offersMax"],
  contested: ["contested"],
  procedure: ["procedure"],
  level: ["level"],
  source: ["source"],
} as const satisfies Record<MissedReason, readonly (keyof TenderListQuery)[]>;

/**
 * Why the query left the tender out, in German, and how to change the filter so that the tender is in it; undefined where
 * it is not this filter's doing.
 */
export const explainMiss: Readonly<
  Record<MissedReason, (query: TenderListQuery, tender: MissedTender) => Explanation | undefined>
> = {
  region: ({ region = [] }, { item: { land } }) => ({
    because:
      land === undefined
        ? "Ort nicht in den gewählten Ländern"
        : `Land nicht gewählt: ${landName(land)}`,
    loosened: { region: land === undefined ? null : [...region, land].join(",") },
  }),
  cpv: ({ cpv = [] }, { item: { mainCpv } }) => {
    if (mainCpv === undefined) return { because: "Ohne CPV-Code", loosened: { cpv: null } };
    const [sector] = agencySectorsOf([mainCpv]);
    return {
      because: sector
        ? `Branche nicht gewählt: ${agencySectorDefinitions[sector].label}`
        : `CPV außerhalb: ${mainCpv}`,
      loosened: { cpv: [...cpv, sector ?? mainCpv].join(",") },
    };
  },
  field: (_, { item: { mainCpv } }) => ({
    because:
      mainCpv === undefined
        ? "Außerhalb eurer Branchen"
        : `CPV außerhalb eurer Branchen: ${mainCpv}`,
    loosened: { field: "all" },
  }),
  words: ({ q = "" }) => ({ because: `Enthält „${q}“ nicht wörtlich`, loosened: { q: null } }),
  deadline: ({ deadlineFrom, deadlineTo }, { item: { deadline } }) => {
    if (!deadline) {
      return { because: "Ohne Frist", loosened: { deadlineFrom: null, deadlineTo: null } };
    }
    const day = berlinIsoDay.format(new Date(deadline.at));
    if (deadlineFrom !== undefined && day < deadlineFrom) {
      return {
        because: `Frist ${germanDay(day)}, vor dem ${germanDay(deadlineFrom)}`,
        loosened: { deadlineFrom: day },
      };
    }
    if (deadlineTo === undefined || day <= deadlineTo) return undefined;
    return {
      because: `Frist ${germanDay(day)}, nach dem ${germanDay(deadlineTo)}`,
      loosened: { deadlineTo: day },
    };
  },
  value: ({ valueMin, valueMax }, { item: { value } }) => {
    const cents = value?.kind === "framework-maximum" ? undefined : value?.cents;
    return outside("Wert", "valueMin", "valueMax", cents, valueMin, valueMax);
  },
  budget: ({ budgetMin, budgetMax }, { budgetCents }) =>
    outside("Budget", "budgetMin", "budgetMax", budgetCents, budgetMin, budgetMax),
  fit: ({ fitMin = 0 }, { fit }) =>
    fit === undefined || fit >= fitMin
      ? undefined
      : {
          because: `AgencyFit ${fit}, unter eurer Grenze ${fitMin}`,
          loosened: { fitMin: String(fit) },
        },
  chances: ({ chancesMin = 0 }, { chance }) =>
    chance === undefined
      ? { because: "Ohne belastbare TenderChances", loosened: { chancesMin: null } }
      : {
          because: `TenderChances ${chance} %, unter eurer Grenze ${chancesMin} %`,
          loosened: { chancesMin: String(chance) },
        },
  offers: ({ offersMax = 0 }, { offers }) => ({
    because:
      offers === undefined
        ? "Ohne belastbare Zahl der Angebote"
        : `${decimal(offers)} Angebote erwartet, mehr als ${decimal(offersMax)}`,
    loosened: { offersMax: offers === undefined ? null : String(Math.ceil(offers)) },
  }),
  contested: ({ contested }) => ({
    because: contested === "only" ? "Nicht besonders umkämpft" : "Besonders umkämpft",
    loosened: { contested: null },
  }),
  procedure: ({ procedure = [] }, { item }) => ({
    because: "Verfahren nicht gewählt",
    loosened: { procedure: item.procedure ? [...procedure, item.procedure].join(",") : null },
  }),
  level: ({ level = [] }, { item }) => ({
    because: "Ebene nicht gewählt",
    loosened: { level: item.level ? [...level, item.level].join(",") : null },
  }),
  source: ({ source = [] }, { item: { sources } }) => ({
    because: "Quelle nicht gewählt",
    loosened: { source: [...source, ...sources].join(",") },
  }),
};

function outside(
  name: string,
  least: "valueMin" | "budgetMin",
  most: "valueMax" | "budgetMax",
  cents: number | undefined,
  min: number | undefined,
  max: number | undefined,
): Explanation | undefined {
  if (cents === undefined) {
    return { because: `${name} unbekannt`, loosened: { [least]: null, [most]: null } };
  }
  const euros = cents / 100;
  if (min !== undefined && euros < min) {
    return {
      because: `${name} ${money(euros)}, unter ${money(min)}`,
      loosened: { [least]: String(Math.floor(euros)) },
    };
  }
  if (max === undefined || euros <= max) return undefined;
  return {
    because: `${name} ${money(euros)}, über ${money(max)}`,
    loosened: { [most]: String(Math.ceil(euros)) },
  };
}

const berlinIsoDay = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Berlin" });
const dayAndMonth = new Intl.DateTimeFormat("de-DE", {
  day: "numeric",
  month: "long",
  timeZone: "UTC",
});
const wholeEuros = new Intl.NumberFormat("de-DE", { maximumFractionDigits: 0 });
const oneDecimal = new Intl.NumberFormat("de-DE", { maximumFractionDigits: 1 });

const germanDay = (day: string) => dayAndMonth.format(new Date(`${day}T00:00:00Z`));
const money = (euros: number) => `${wholeEuros.format(euros)} €`;
const decimal = (value: number) => oneDecimal.format(value);

function landName(code: string): string {
  return laender[code as keyof typeof laender] ?? code;
}
