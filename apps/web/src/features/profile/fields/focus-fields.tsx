import { cpvDivisions, profileLimits } from "@tc/domain";
import { ChipPicker } from "../../../ui/forms/chip-picker";
import { TextAreaField } from "../../../ui/forms/text-field";
import { WordsField } from "../../../ui/forms/words-field";
import form from "../../../ui/forms/dense-form.module.css";
import type { PartProps } from "../form/part";
import { RestNote } from "./rest-note";
import { readCpv } from "../values/read-cpv";
import { agencySectorChoices } from "../values/words";

/** What the agency does: in its own words, as agency sectors, and as codes for what no agency sector covers. */
export function FocusFields(props: PartProps) {
  const { data, onChange } = props;
  return (
    <div className={form.form}>
      <FocusText {...props} />
      <AgencySectorPicker {...props} />
      <WordsField
        label="Weitere CPV-Codes"
        hint="Für Leistungen, die oben fehlen: 2 bis 8 Ziffern, ein Anfang genügt."
        placeholder="79341400"
        inputMode="numeric"
        words={data.cpv}
        describe={(code) => cpvDivisions[code.slice(0, 2)]}
        read={readCpv}
        problem="Ein CPV-Code hat 2 bis 8 Ziffern, zum Beispiel 79341400."
        max={profileLimits.cpvCodes}
        onChange={(cpv) => onChange({ cpv })}
      />
    </div>
  );
}

export function FocusText({ data, onChange, problemAt }: PartProps) {
  return (
    <div>
      <TextAreaField
        label="Schwerpunkt in eigenen Worten"
        hint="Was ihr macht und für wen. Daran misst sich, welche Ausschreibungen passen."
        required={false}
        rows={4}
        maxLength={profileLimits.focusMax}
        placeholder="Kampagnen und Social Media für Kommunen, Tourismus und Hochschulen …"
        problem={problemAt("focus")}
        value={data.focus}
        onChange={(event) => onChange({ focus: event.target.value })}
      />
      <RestNote part="focus" data={data} />
    </div>
  );
}

export function AgencySectorPicker({ data, onChange }: PartProps) {
  return (
    <ChipPicker
      label="Branchen"
      hint="Wähle alles, worauf ihr euch bewerben würdet."
      choices={agencySectorChoices}
      selected={data.agencySectors}
      onChange={(agencySectors) => onChange({ agencySectors })}
    />
  );
}
