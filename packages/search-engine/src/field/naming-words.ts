import type { AgencySector } from "@tc/domain";

/**
 * What names a service in a question besides its service words and the words of its sector's label. A tender with such a
 * word need not be about the service, so that they tell no agency's field.
 */
export const namingWords: Readonly<Partial<Record<AgencySector, readonly string[]>>> = {
  marketing: ["Performance-Marketing", "CRM"],
  "public-relations": ["Pressereise"],
  design: ["Key Visual", "Geschäftsausstattung"],
  film: ["Videoschnitt"],
  events: ["Event", "Veranstaltungstechnik", "Jubiläum"],
  web: ["Website-Pflege", "Webhosting", "Jobbörse", "KI", "UX-Research"],
  research: ["Evaluation"],
  editorial: ["Redaktionsplan", "Gebärdensprache", "Übersetzung"],
  "social-media": ["Social-Media-Monitoring"],
  "media-planning": ["Digital Out of Home"],
};
