-- Every value of a status with transitions is where some transition leads; a state nobody reaches is a mistake or a wish.
-- Cure: Write a row that leads to it into transitions/<table>.sql, or take the value out of the enum.
select format('%s: %s', t.entity, e.enumlabel) as offence
from (select distinct entity from app_public.transitions) t
join pg_attribute a on a.attrelid = to_regclass('app_public.' || quote_ident(t.entity)) and a.attname = 'status'
join pg_enum e on e.enumtypid = a.atttypid
where not exists (
  select from app_public.transitions s where s.entity = t.entity and s.to_status = e.enumlabel
)
