-- The operator's log is read newest first, also of one kind alone.
create index audit_event_kind on audit_event (kind, id desc);
