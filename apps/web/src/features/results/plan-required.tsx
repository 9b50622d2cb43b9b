import { cheapestTierWith, features, tierRights } from "@tc/domain";
import type { Feature } from "@tc/domain";
import type { ApiError } from "../../platform/api-error";
import { Button, ButtonLink } from "../../ui/button";
import { Message } from "../../ui/message";
import type { Filters } from "./filters";

type Change = Partial<{ [Key in keyof Filters]: null }>;

const words: Partial<Record<Feature, { name: string; sentence: string; without: Change }>> = {
  agencyFit: {
    name: "AgencyFit",
    sentence: "AgencyFit sagt mit Belegen, wie gut eine Ausschreibung zu euch passt.",
    without: { fitMin: null, sort: null },
  },
  tenderChances: {
    name: "TenderChances",
    sentence:
      "TenderChances sagt, wie oft ein vergleichbares Angebot gewinnt: mit Spanne und mit der Zahl der Vergaben dahinter.",
    without: { chancesMin: null, sort: null },
  },
  competition: {
    name: "Wettbewerb",
    sentence:
      "Der Wettbewerb sagt, wie viele Angebote zu erwarten sind und wo es besonders umkämpft ist.",
    without: { offersMax: null, contested: null, sort: null },
  },
  budget: {
    name: "Budgetschätzung",
    sentence: "Wo kein Wert veröffentlicht ist, schätzen wir ihn aus vergleichbaren Vergaben.",
    without: { budgetMin: null, budgetMax: null, sort: null },
  },
};
const anyPart = {
  name: "Diese Auswahl",
  sentence: "Sie sortiert oder filtert nach etwas, das euer Tarif nicht enthält.",
  without: Object.assign({}, ...Object.values(words).map((part) => part.without)) as Change,
};

interface Props {
  error: ApiError;
  onWithout: (change: Change) => void;
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
          <Button onClick={() => onWithout(part.without)}>Ohne diese Auswahl weiter</Button>
        </>
      }
    >
      <p>{part.sentence}</p>
    </Message>
  );
}
