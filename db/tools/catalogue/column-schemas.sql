-- The schema of each column of a table, and of each part of a column's type, for forms: its type,
-- whether it may be left out, how long it may be, what it points to, and what it means.
select
  c.relname::text as owner,
  a.attname::text as name,
  (case when t.typtype = 'd' then t.typbasetype::regtype else t.oid::regtype end)::text as type,
  t.typtype = 'e' as is_enum,
  array(select e.enumlabel::text from pg_enum e where e.enumtypid = t.oid order by e.enumlabel) as enum_values,
  a.attnotnull and not a.atthasdef and c.relkind = 'r' as is_required,
  (
    select min((regexp_match(pg_get_constraintdef(k.oid, true), 'length\([^)]*\) <= (\d+)'))[1]::int)
    from pg_constraint k
    where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
  ) as longest,
  pointed.referenced, pointed.referenced_name,
  col_description(c.oid, a.attnum) as comment
from pg_class c
join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'app_public'
join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
join pg_type t on t.oid = a.atttypid
left join lateral (
  select r.relname::text as referenced,
    coalesce(substring(obj_description(r.oid, 'pg_class') from '(?n)^\s*@name\s+(\w+)'), r.relname::text) as referenced_name
  from pg_constraint k
  join pg_class r on r.oid = k.confrelid
  join pg_attribute there on there.attrelid = k.confrelid and there.attnum = k.confkey[array_position(k.conkey, a.attnum)]
  where k.conrelid = c.oid and k.contype = 'f' and there.attname = 'id'
  order by array_length(k.conkey, 1), k.conname
  limit 1
) pointed on true
where c.relkind = 'r' or (c.relkind = 'c' and exists (
  select from pg_attribute u join pg_class o on o.oid = u.attrelid and o.relkind = 'r' where u.atttypid = c.reltype
))
order by c.relname, a.attnum
