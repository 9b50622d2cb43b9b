-- What an agency declined ends with its request; until now such an answer could still be taken back afterwards. As the
-- operator, who may see all agencies.
set local role tc_operator;
update match_invitation m
set state = 'ended', ended_by = 'operator', ended_at = r.ended_at
from closed_request r
where r.id = m.request_id and m.state = 'declined' and r.state in ('closed', 'withdrawn');
reset role;
