-- A state has one outcome, whatever transition led to it.
-- Cure: Give every row of transitions/<table>.sql that leads to the state the same outcome.
select format('%s: %s', entity, to_status) as offence
from app_public.transitions
group by entity, to_status
having count(distinct outcome) > 1
