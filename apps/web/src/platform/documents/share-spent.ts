/** The model's day for fetched documents is over for this agency; rules have read them. */
export const shareSpentSentence =
  "Das Tageslimit eurer Agentur ist erreicht: Das Sprachmodell liest geholte Unterlagen frühestens morgen. Bis dahin gilt für sie der automatische Auszug ohne Sprachmodell.";
