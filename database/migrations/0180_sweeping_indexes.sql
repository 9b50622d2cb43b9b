-- Nightly sweeps delete by age, and each few minutes the newest notifications are asked for a mail that was forgotten.
create index notification_created on notification (created_at);
create index mail_message_queued on mail_message (queued_at);
