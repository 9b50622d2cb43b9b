-- A proof that a newer one stands for is kept as history: folders and checks go by the newest.
alter table proof_file add column replaced_by uuid;
alter table proof_file add foreign key (agency_id, replaced_by) references proof_file (agency_id, id)
  on delete set null (replaced_by);
create index proof_file_replaced_by on proof_file (agency_id, replaced_by);
create index proof_file_valid_until on proof_file (valid_until) where replaced_by is null;
