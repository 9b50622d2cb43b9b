-- When the member last changed pause, frequencies or times; a digest of before that moment is not made up. null: never.
alter table email_setting add column digests_from timestamptz;

-- Whether a mail may ever tell it: what came while the member had its event switched off stays under the bell.
alter table notification add column is_for_mail boolean not null default true;
