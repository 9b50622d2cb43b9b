import { ChipPicker } from "../../../ui/forms/chip-picker";
import type { PartProps } from "../form/part";
import { languageChoices } from "../values/words";

export function LanguageFields({ data, onChange }: PartProps) {
  return (
    <ChipPicker
      label="Sprachen, in denen ihr Angebote schreibt und arbeitet"
      choices={languageChoices}
      selected={data.languages}
      onChange={(languages) => onChange({ languages })}
    />
  );
}
