-- Every value of a status with transitions can be reached by a transition.
-- Cure: Add a row that leads to it to transitions/<table>.sql, or remove the value from the enum.
select format('%s: %s', t.entity, e.enumlabel) as offence
from (select distinct entity from app_public.transitions) t
join pg_attribute a on a.attrelid = to_regclass('app_public.' || quote_ident(t.entity)) and a.attname = 'status'
join pg_enum e on e.enumtypid = a.atttypid
where not exists (
  select from app_public.transitions s where s.entity = t.entity and s.to_status = e.enumlabel
)
