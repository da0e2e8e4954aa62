-- A mutation that updates a row asks whether it is newer than the caller has read it; whoever updates by hand may say it.
-- Cure: In the function, once the row is locked: perform app_private.refuse_when_changed(row.updated_at, input); for a table written by hand grant update (updated_at).
select p.oid::regprocedure::text as offence
from pg_proc p
where p.pronamespace = 'app_public'::regnamespace and p.provolatile = 'v' and p.proname ~ '^update_'
  and p.prosrc !~ 'perform app_private\.refuse_when_changed\('
union all
select c.oid::regclass::text
from pg_class c
join pg_attribute a on a.attrelid = c.oid and a.attname = 'updated_at' and not a.attisdropped
where c.relnamespace = 'app_public'::regnamespace and c.relkind = 'r'
  and has_any_column_privilege('app_operator', c.oid, 'UPDATE')
  and not has_column_privilege('app_operator', c.oid, a.attnum, 'UPDATE')
