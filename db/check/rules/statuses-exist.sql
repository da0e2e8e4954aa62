-- A transition leads from and to values of its table's status enum.
-- Cure: Write the value as in the enum, or add it to the enum in 1-current.sql.
select format('%s: %s leads to or from %s', t.entity, t.action, s.status) as offence
from app_public.transitions t
cross join lateral unnest(array[t.from_status, t.to_status]) s (status)
join pg_attribute a on a.attrelid = to_regclass('app_public.' || quote_ident(t.entity)) and a.attname = 'status'
where s.status is not null
  and not exists (select from pg_enum e where e.enumtypid = a.atttypid and e.enumlabel = s.status)
