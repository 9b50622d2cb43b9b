import { filterNames, tenderFilters, tenderSorts } from "@tc/domain";
import type { FilterName, TenderFilter } from "@tc/domain";
import { z } from "zod";

const maxChoices = 100;

/** Several choices in one parameter, comma-separated: `state=open,planned`. */
function list(item: z.ZodType<string, string>) {
  return z
    .string()
    .max(2000)
    .transform((text) =>
      text
        .split(",")
        .map((part) => part.trim())
        .filter((part) => part !== ""),
    )
    .pipe(z.array(item).max(maxChoices));
}

/** An empty parameter would be read as the number 0 and hold back everything. */
const amount = z.union([z.number(), z.string().regex(/\d/, "expected a number")]);

function schemaOf(filter: TenderFilter): z.ZodType {
  switch (filter.kind) {
    case "text":
      return z.string().trim().max(filter.maxLength);
    case "choices":
      return list(z.enum(filter.values));
    case "codes":
      return list(z.string().regex(filter.form));
    case "choice":
      return z.enum(filter.values);
    case "id":
      return z.uuid();
    case "day":
      return z.iso.date();
    case "moment":
      return z.iso.datetime();
    case "number":
      return z.coerce.number<number | string>().min(filter.min).max(filter.max);
    case "integer":
      return z.coerce.number<number | string>().int().min(filter.min).max(filter.max);
    case "euros":
      return amount.pipe(z.coerce.number<number | string>().min(filter.min).max(filter.max));
  }
}

type Output<Filter extends TenderFilter> = Filter extends { values: readonly (infer Value)[] }
  ? Filter["kind"] extends "choices"
    ? Value[]
    : Value
  : Filter["kind"] extends "codes"
    ? string[]
    : Filter["kind"] extends "text" | "id" | "day" | "moment"
      ? string
      : number;
type Input<Filter extends TenderFilter> = Filter["kind"] extends "choice"
  ? Output<Filter>
  : Output<Filter> extends number
    ? number | string
    : string;
type FilterShape = {
  [Name in FilterName]: z.ZodOptional<
    z.ZodType<Output<(typeof tenderFilters)[Name]>, Input<(typeof tenderFilters)[Name]>>
  >;
};

/** For readers of the API; the web needs none of them, so they stand here and not beside the filters. */
const descriptions: Readonly<Partial<Record<FilterName, string>>> = {
  q: "Suchtext; findet auch Teile zusammengesetzter Wörter",
  cpv: "CPV-Präfixe (2 bis 8 Ziffern) oder Branchen, durch Komma getrennt",
  region: "NUTS-Codes, durch Komma getrennt; DEA = Nordrhein-Westfalen",
  deadlineFrom: "Erster Tag der Frist, Europe/Berlin",
  deadlineTo: "Letzter Tag der Frist, Europe/Berlin",
  valueMin: "Kleinster veröffentlichter Wert in Euro",
  valueMax: "Größter veröffentlichter Wert in Euro",
  fitMin: "AgencyFit ab",
  chancesMin: "TenderChances in Prozent ab",
  offersMax: "Höchstens so viele Angebote erwartet",
  contested: "„besonders umkämpft“",
  budgetMin: "Wert oder geschätztes Budget ab, in Euro",
  budgetMax: "Wert oder geschätztes Budget bis, in Euro",
  field: "own: nur in den Branchen des Profils",
  mark: "Ohne Angabe: alle außer den abgelehnten",
  newSince: "Nur was nach diesem Zeitpunkt zu uns kam oder veröffentlicht wurde",
};

const filterShape = Object.fromEntries(
  filterNames.map((name) => {
    const filter: TenderFilter = tenderFilters[name];
    const schema = schemaOf(filter).optional();
    const description = descriptions[name];
    return [name, description === undefined ? schema : schema.describe(description)];
  }),
  // `Output` and `Input` say by kind what `schemaOf` makes; the tests of the query hold both together.
) as unknown as FilterShape;

export const tenderListQuery = z.object({
  ...filterShape,
  sort: z.enum(tenderSorts).optional().describe("Ohne Angabe: relevance mit q, sonst published"),
  cursor: z.string().max(500).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(30),
});
export type TenderListQuery = z.output<typeof tenderListQuery>;
