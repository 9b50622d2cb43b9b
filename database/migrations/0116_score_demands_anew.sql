-- Whether a demand counts as met is judged more strictly with this release: what was scored before is scored anew, as the
-- operator, who may see all agencies.
set local role tc_operator;
update scoring_state set is_complete = false, profile_version = 0;
reset role;
