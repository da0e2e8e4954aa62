-- A mutation that updates a row refuses if the row has changed since the caller read it. So do the operators' actions
-- other than transitions, and updates by hand may send the time they read.
-- Cure: In the function, once the row is locked: perform app_private.refuse_when_changed(row.updated_at, input); for a
-- table written by hand grant update (updated_at).
with asks as (
  select p.oid, p.proname from pg_proc p
  where p.pronamespace = 'app_private'::regnamespace and p.prosrc ~ 'perform app_private\.refuse_when_changed\('
)
select p.oid::regprocedure::text as offence
from pg_proc p
where p.pronamespace = 'app_public'::regnamespace and p.provolatile = 'v' and p.pronargs = 1 and p.proargtypes[0] = 'jsonb'::regtype
  and (
    p.proname ~ '^update_'
    or has_function_privilege('app_operator', p.oid, 'EXECUTE') and p.proname !~ '^(create|destroy|open|impersonate)_'
      and coalesce(obj_description(p.oid), '') !~ '(^|\n)@performs '
  )
  and p.prosrc !~ 'perform app_private\.refuse_when_changed\('
  and not exists (select from asks a where p.prosrc ~ format('app_private\.%s\(', a.proname))
union all
select c.oid::regclass::text
from pg_class c
join pg_attribute a on a.attrelid = c.oid and a.attname = 'updated_at' and not a.attisdropped
where c.relnamespace = 'app_public'::regnamespace and c.relkind = 'r'
  and has_any_column_privilege('app_operator', c.oid, 'UPDATE')
  and not has_column_privilege('app_operator', c.oid, a.attnum, 'UPDATE')
