-- A table with transitions has the guard on its status, for inserts and for updates.
-- Cure: In the rules file: create trigger _200_guard_transition before insert or update of status on the table for each row execute function app_private.tg__guard_transition().
select t.entity as offence
from (select distinct entity from app_public.transitions) t
where not exists (
  select from pg_trigger g
  where g.tgrelid = to_regclass('app_public.' || quote_ident(t.entity))
    and g.tgfoid = to_regproc('app_private.tg__guard_transition')
    and g.tgtype & 4 = 4 and g.tgtype & 16 = 16 and g.tgtype & 2 = 2
)
