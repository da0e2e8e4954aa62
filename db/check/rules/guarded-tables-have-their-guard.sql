-- A table with transitions has the guard on its status and records its transitions, on inserts and on updates.
-- Cure: Begin the rules file with app_private.begin_rules, which adds both to a column named status whose type is an enum.
select t.entity as offence
from (select distinct entity from app_public.transitions) t
where 2 <> (
  select count(*) from pg_trigger g
  where g.tgrelid = to_regclass('app_public.' || quote_ident(t.entity))
    and g.tgtype & 4 = 4 and g.tgtype & 16 = 16
    and (
      (g.tgfoid = to_regproc('app_private.tg__guard_transition') and g.tgtype & 2 = 2)
      or (g.tgfoid = to_regproc('app_private.tg__record_transition') and g.tgtype & 2 = 0)
    )
)
