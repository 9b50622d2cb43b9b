import { cheapestTierWith, features, filterNames, tenderFilters, tierRights } from "@tc/domain";
import type { Feature, TenderFilter } from "@tc/domain";
import type { ApiError } from "../../../../platform/api/api-error";
import { Button, ButtonLink } from "../../../../ui/forms/button";
import { Message } from "../../../../ui/feedback/message";
import type { FilterChange } from "../filters/filters";

const words: Partial<Record<Feature, { name: string; sentence: string }>> = {
  agencyFit: {
    name: "AgencyFit",
    sentence: "AgencyFit sagt mit Belegen, wie gut eine Ausschreibung zu euch passt.",
  },
  tenderChances: {
    name: "TenderChances",
    sentence:
      "TenderChances sagt, wie oft ein vergleichbares Angebot gewinnt: mit Spanne und mit der Zahl der Vergaben dahinter.",
  },
  competition: {
    name: "Wettbewerb",
    sentence:
      "Der Wettbewerb sagt, wie viele Angebote zu erwarten sind und wo es besonders umkämpft ist.",
  },
  budget: {
    name: "Budgetschätzung",
    sentence: "Wo kein Wert veröffentlicht ist, schätzen wir ihn aus vergleichbaren Vergaben.",
  },
};
const anyPart = {
  name: "Diese Auswahl",
  sentence: "Sie sortiert oder filtert nach etwas, das euer Tarif nicht enthält.",
};

/** Takes away the order and every filter that needs the feature; undefined: any feature. */
function withoutFeature(feature: Feature | undefined): FilterChange {
  const names = filterNames.filter((name) => {
    const { feature: needed }: TenderFilter = tenderFilters[name];
    return needed !== undefined && (feature === undefined || needed === feature);
  });
  return { sort: null, ...Object.fromEntries(names.map((name) => [name, null])) };
}

interface Props {
  error: ApiError;
  onWithout: (change: FilterChange) => void;
}

/** Asked to sort or filter by what the plan does not open: no failure, but an explanation and two ways on. */
export function PlanRequired({ error, onWithout }: Props) {
  const feature = features.find((candidate) => candidate === error.details["feature"]);
  const part = (feature && words[feature]) ?? anyPart;
  const plan = feature && tierRights(cheapestTierWith(feature)).name;
  return (
    <Message
      title={
        plan === undefined ? "Das ist nicht in eurem Tarif" : `${part.name} gibt es ab ${plan}`
      }
      actions={
        <>
          <ButtonLink look="main" href={`/app/upgrade${feature ? `?feature=${feature}` : ""}`}>
            Tarife ansehen
          </ButtonLink>
          <Button onClick={() => onWithout(withoutFeature(feature && words[feature] && feature))}>
            Ohne diese Auswahl weiter
          </Button>
        </>
      }
    >
      <p>{part.sentence}</p>
    </Message>
  );
}
