-- The rules of fit and chances changed with this release: what the old ones scored is scored anew, as the operator, who may
-- see all agencies.
set local role tc_operator;
update scoring_state set is_complete = false, profile_version = 0;
reset role;
