-- Proofs that an agency keeps for its bids: certificates, extracts of registers, insurance. The files lie in the object
-- store, encrypted.
create table proof_file (
  id uuid primary key,
  agency_id uuid not null references agency (id) on delete cascade,
  kind text not null check (kind in ('certificate', 'register', 'insurance', 'prequalification', 'other')),
  name text not null,
  -- What the content is, told by its first bytes
  format text not null check (format in ('pdf', 'png', 'jpg')),
  content_bytes integer not null,
  valid_until date,
  uploaded_at timestamptz not null,
  -- As it was then: the name of an account may change, and the account may go.
  uploaded_by_name text not null,
  unique (agency_id, id)
);
call keep_agencies_apart('proof_file');

-- Where the content of a proof lies, and what opens it.
create table proof_file_object (
  agency_id uuid not null references agency (id) on delete cascade,
  proof_file_id uuid primary key,
  name text not null unique,
  -- Encrypted; key_id names the secret of the server that opens it.
  encrypted_key bytea not null,
  key_id text not null,
  sha256 text not null,
  foreign key (agency_id, proof_file_id) references proof_file (agency_id, id) on delete cascade
);
call keep_agencies_apart('proof_file_object');
-- However a row goes, with its proof or its agency: the object goes too.
create trigger discard_object after delete on proof_file_object
  for each row execute function discard_object();
