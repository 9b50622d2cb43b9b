/** Shown once the agency's share of the model's day is used up. */
export const shareSpentSentence =
  "Das Tageslimit eurer Agentur ist erreicht: Das Sprachmodell liest geholte Unterlagen frühestens morgen. Bis dahin gilt für sie der automatische Auszug ohne Sprachmodell.";
