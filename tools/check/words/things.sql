-- Objects of the catalogue that people see, each with the place of its label and of labels that would do.
with
-- Tables of the product, and composite types of their columns.
owners as (
  select c.oid, c.relname::text as name, c.reltype as type, c.relkind
  from pg_class c
  where c.relnamespace = 'app_public'::regnamespace
    and (c.relkind in ('r', 'v')
      or c.relkind = 'c' and exists (
        select from pg_attribute a join pg_class t on t.oid = a.attrelid and t.relkind = 'r'
        where a.atttypid = c.reltype and t.relnamespace = 'app_public'::regnamespace
      ))
),
hidden as (select objoid, objsubid from pg_description where description ~ '(^|\n)@behavior -\*'),
keys as (
  select k.conrelid, a.attname, k.confrelid::regclass::text as points
  from pg_constraint k
  join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any (k.conkey)
  where k.contype = 'f' and (cardinality(k.conkey) = 1 or a.attname <> 'account_id')
)
select 'noun' as kind, relname::text as owner, null as name, null as points,
  relnamespace = 'app_public'::regnamespace and (relkind = 'r' or has_table_privilege('app_operator', oid, 'select')) as is_needed
from pg_class
where relnamespace in ('app_public'::regnamespace, 'app_private'::regnamespace) and relkind in ('r', 'v')
union all
select 'field', o.name, a.attname::text,
  coalesce(
    (select replace(min(k.points), 'app_public.', '') from keys k where k.conrelid = o.oid and k.attname = a.attname),
    substring(col_description(o.oid, a.attnum) from '@points (\w+)')
  ),
  not exists (select from hidden h where h.objoid = o.oid and h.objsubid = a.attnum)
    and case o.relkind
      when 'c' then true
      -- A view that people of an account list is exported with all its columns.
      when 'v' then has_any_column_privilege('app_user', o.oid, 'select') and a.attname not in ('id', 'account_id')
        and obj_description(o.oid, 'pg_class') ~ '(^|\n)@list'
      else has_any_column_privilege('app_operator', o.oid, 'select')
    end
from owners o
join pg_attribute a on a.attrelid = o.oid and a.attnum > 0 and not a.attisdropped
union all
select 'computed', o.name, substring(p.proname from length(o.name) + 2), null,
  has_function_privilege('app_operator', p.oid, 'execute')
    and not exists (select from hidden h where h.objoid = p.oid)
    and r.typtype <> 'c' and not p.proretset
from pg_proc p
join owners o on p.proargtypes[0] = o.type and p.proname like o.name || '\_%'
join pg_type r on r.oid = p.prorettype
where p.pronamespace = 'app_public'::regnamespace and p.pronargs = 1
union all
select 'value', t.typname::text, e.enumlabel::text, null,
  e.enumlabel !~ '^[A-Z]{3}$' and t.oid in (
    select a.atttypid from pg_attribute a join pg_class c on c.oid = a.attrelid and c.relkind = 'r'
    where has_any_column_privilege('app_operator', c.oid, 'select')
  )
from pg_type t join pg_enum e on e.enumtypid = t.oid
where t.typnamespace = 'app_public'::regnamespace and t.typname <> 'error_code'
union all
select 'error', '', e.enumlabel::text, null, true
from pg_enum e where e.enumtypid = 'app_public.error_code'::regtype
union all
select 'state', entity, unnest(array[to_status, 'CREATED']), null, false from app_public.transitions
union all
select 'state', '*', 'CREATED', null, false
union all
select 'section', min(c.relname::text), s[1], null, true
from pg_description d
join pg_class c on c.oid = d.objoid, regexp_matches(d.description, '(?:^|\n)@section (\w+)', 'g') s
where d.classoid = 'pg_class'::regclass
group by s[1]
