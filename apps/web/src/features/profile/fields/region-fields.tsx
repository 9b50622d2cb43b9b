import { CheckField } from "../../../ui/check-field";
import { ChipPicker } from "../../../ui/chip-picker";
import form from "../../../ui/dense-form.module.css";
import type { PartProps } from "../part";
import { landChoices } from "../words";

export function RegionFields({ data, onChange }: PartProps) {
  return (
    <div className={form.form}>
      <CheckField
        checked={data.isNationwide}
        onChange={(event) => onChange({ isNationwide: event.target.checked })}
      >
        Wir arbeiten bundesweit
      </CheckField>
      <ChipPicker
        label="Länder, in denen ihr vor Ort sein könnt"
        hint="Zählt, wenn eine Ausschreibung Präsenz verlangt."
        choices={landChoices}
        selected={data.regions}
        onChange={(regions) => onChange({ regions })}
      />
    </div>
  );
}
