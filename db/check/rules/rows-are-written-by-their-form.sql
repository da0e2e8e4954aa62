-- A mutation that creates, updates or destroys a row writes the columns that its form and its grants allow, and locks an existing row by require_row.
-- Cure: Use app_private.insert_row, update_row, delete_row and require_row instead of statements; a definer, which may write every column,
-- names the fields by app_hidden.fields_of(attributes, …) or jsonb_build_object(…).
with functions as materialized (
  select p.*, c.relname, regexp_replace(p.prosrc, '--[^\n]*', '', 'g') as code
  from pg_proc p left join pg_class c on c.reltype = p.prorettype and c.relkind = 'r'
  where p.pronamespace in ('app_public'::regnamespace, 'app_private'::regnamespace)
)
select format('%s: a statement of its own on %s', f.oid::regprocedure, f.relname) as offence
from functions f
where f.pronamespace = 'app_public'::regnamespace and f.proname ~ '^(create|update|destroy)_' and (
  f.code ~ format('insert into app_public\.%s\M', f.relname)
  or f.code ~ format('(update|delete from) app_public\.%s\M', f.relname) and f.code !~ 'app_private\.(update|delete)_row\('
)
union all
select format('%s: a definer that writes whatever it is given', f.oid::regprocedure)
from functions f
where f.prosecdef and f.code ~ 'app_private\.(insert_rows?|update_row)\([^(),]+, *(input|\w*attributes|\w*given|\w*next)( ->|[ \n]*[|)])'
union all
select format('%s: a lock of its own', f.oid::regprocedure)
from functions f
-- The search for a word comes first: a pattern that refers back to what it found is slow.
where f.code like '%for no key update%' and (
  f.code ~ 'select (\w+)\.\* into \w+\s+from app_public\.\w+ \1\s+where \1\.id = [^;]* for no key update;\s+perform app_private\.require_found'
  or not f.prosecdef and has_function_privilege('app_user', f.oid, 'EXECUTE')
    and f.code ~ 'for no key update;\s+if not found then\s+perform app_private\.refuse\(''INVALID'', ''id''\)'
)
