import { startFrequencies } from "@tc/domain";
import { sql } from "kysely";

/** Frequency by event, of a member with `p` its agency's profile and `s` its email_setting, both left-joined. */
export const wishedFrequencies = sql`(
  ${JSON.stringify(startFrequencies(undefined))}::jsonb
    || jsonb_strip_nulls(jsonb_build_object('matches', p.data ->> 'notificationWish'))
    || coalesce(s.frequencies, '{}'))`;
