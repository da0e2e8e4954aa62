-- In SQL a name that is both a parameter and a column means the column: such a condition is true of every row instead of one.
-- Cure: Write <function>.<parameter> or $1 where the parameter is meant, and the column with its table before it.
with functions as materialized (
  select p.oid, argument,
    regexp_replace(regexp_replace(p.prosrc, '--[^\n]*', '', 'g'), '''[^'']*''', '', 'g') as body
  from pg_proc p
  join pg_language l on l.oid = p.prolang and l.lanname = 'sql'
  cross join lateral unnest(p.proargnames[1:p.pronargs]) argument
  where p.pronamespace in ('app_public'::regnamespace, 'app_hidden'::regnamespace, 'app_private'::regnamespace)
),
relations as (
  select c.oid::regclass::text as name, c.oid as relation from pg_class c where c.relkind in ('r', 'v')
  union
  select p.pronamespace::regnamespace || '.' || p.proname, t.typrelid
  from pg_proc p join pg_type t on t.oid = p.prorettype where t.typrelid <> 0
)
select distinct f.oid::regprocedure::text as offence
from functions f
cross join lateral regexp_matches(f.body, '\mapp_\w+\.\w+', 'g') asked
join relations r on r.name = asked[1]
join pg_attribute a on a.attrelid = r.relation and a.attname = f.argument and a.attnum > 0
-- Compared with it; what is written to, in a list of columns or before an equals sign, can only be the column.
where f.body ~* ('(=|<|>|\mfrom|\min\s*\(|\many\s*\()\s*' || f.argument || '(?![\w.(])')
