import { ChipPicker } from "../../../ui/chip-picker";
import type { PartProps } from "../part";
import { languageChoices } from "../words";

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
