import { profileLimits } from "@tc/domain";
import { WordsField } from "../../../ui/forms/words-field";
import type { PartProps } from "../form/part";
import { readWord } from "../values/read-word";

export function KeywordFields({ data, onChange }: PartProps) {
  return (
    <WordsField
      label="Suchwörter"
      hint="Wörter, die in passenden Ausschreibungen vorkommen."
      placeholder="Tourismuskampagne"
      words={data.keywords}
      read={readWord}
      problem={`Ein Suchwort hat höchstens ${profileLimits.keywordMax} Zeichen.`}
      max={profileLimits.keywords}
      onChange={(keywords) => onChange({ keywords })}
    />
  );
}
