import { cpvDivisions } from "@tc/domain";
import { ChipPicker } from "../../../ui/chip-picker";
import { TextAreaField } from "../../../ui/text-field";
import { WordsField } from "../../../ui/words-field";
import form from "../../../ui/dense-form.module.css";
import type { PartProps } from "../part";
import { readCpv } from "../read-cpv";
import { branchChoices } from "../words";

/** What the agency does: in its own words, as branches, and as codes for what no branch covers. */
export function FocusFields(props: PartProps) {
  const { data, onChange } = props;
  return (
    <div className={form.form}>
      <FocusText {...props} />
      <BranchPicker {...props} />
      <WordsField
        label="Weitere CPV-Codes"
        hint="Für Leistungen, die oben fehlen: 2 bis 8 Ziffern, ein Anfang genügt."
        placeholder="79341400"
        inputMode="numeric"
        words={data.cpv}
        describe={(code) => cpvDivisions[code.slice(0, 2)]}
        read={readCpv}
        problem="Ein CPV-Code hat 2 bis 8 Ziffern, zum Beispiel 79341400."
        max={60}
        onChange={(cpv) => onChange({ cpv })}
      />
    </div>
  );
}

export function FocusText({ data, onChange, problemAt }: PartProps) {
  return (
    <TextAreaField
      label="Schwerpunkt in eigenen Worten"
      hint="Was ihr macht und für wen. Daran misst sich, welche Ausschreibungen passen."
      required={false}
      rows={4}
      maxLength={4000}
      placeholder="Kampagnen und Social Media für Kommunen, Tourismus und Hochschulen …"
      problem={problemAt("focus")}
      value={data.focus}
      onChange={(event) => onChange({ focus: event.target.value })}
    />
  );
}

export function BranchPicker({ data, onChange }: PartProps) {
  return (
    <ChipPicker
      label="Branchen"
      hint="Wähle alles, worauf ihr euch bewerben würdet."
      choices={branchChoices}
      selected={data.branches}
      onChange={(branches) => onChange({ branches })}
    />
  );
}
