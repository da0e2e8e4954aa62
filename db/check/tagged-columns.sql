-- Names that a tag of a table may use: its columns, computed columns, and the rows it points to.
select c.relname::text as owner, a.attname::text as name, null as points
from pg_class c
join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
where c.relnamespace = 'app_public'::regnamespace and c.relkind in ('r', 'v', 'c')
union all
select c.relname::text, substr(p.proname, length(c.relname) + 2), null
from pg_proc p
join pg_class c on c.reltype = p.proargtypes[0] and p.pronargs >= 1 and starts_with(p.proname, c.relname || '_')
where p.pronamespace = 'app_public'::regnamespace
union all
select o.relname::text,
  coalesce(substring(obj_description(k.oid, 'pg_constraint') from '@fieldName (\w+)'), regexp_replace(a.attname, '_id$', '')),
  r.relname::text
from pg_constraint k
join pg_class o on o.oid = k.conrelid and o.relnamespace = 'app_public'::regnamespace
join pg_class r on r.oid = k.confrelid
join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
where k.contype = 'f'
