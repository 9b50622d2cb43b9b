import { count } from "../../../../platform/format/format";
import { Button } from "../../../../ui/forms/button";

interface Props {
  /** Tenders outside the agency's field; 0: the list holds them all */
  more: number;
  onShowAll: () => void;
}

/** Where the list ends, and the way to what lies outside the agency's field. */
export function ListEnd({ more, onShowAll }: Props) {
  if (more <= 0) return "Ende der Liste";
  return (
    <>
      Ende eurer Branchen.
      <Button onClick={onShowAll}>
        {count(more, "weitere Ausschreibung", "weitere Ausschreibungen")} zeigen
      </Button>
    </>
  );
}
