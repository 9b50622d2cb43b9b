-- What an agency's own documents name as the contract's value. This agency is told it where no value is published, and
-- nobody else.
alter table document_demand add column value jsonb;
