-- An admin goes back to an earlier version of the models and holds it: a training then puts no other one into use.
alter table scoring_model
  -- When it came into use last; null: a candidate, or trained by a release that did not note it
  add column activated_at timestamptz,
  add column held_at timestamptz,
  add column held_by uuid references user_account on delete set null,
  add column held_reason text;
create index scoring_model_held_by on scoring_model (held_by);
update scoring_model set activated_at = trained_at where status <> 'building';
