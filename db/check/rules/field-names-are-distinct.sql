-- A row's fields have distinct names: its columns, the rows it refers to, the rows that refer to it, and the fields that every screen queries.
-- Cure: Give the column another name, or write @fieldName or @foreignFieldName of the key; the API drops _id and _minor.
with told (owner, name, place, first_place) as (
  select c.oid, x.name, x.place, min(x.place) over (partition by c.oid, x.name)
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  cross join lateral (select regexp_replace(a.attname, '_minor$', ''), format('app_public.%s.%s', c.relname, a.attname)) x (name, place)
  where c.relnamespace = 'app_public'::regnamespace and c.relkind in ('r', 'v')
),
keys as (
  select k.conrelid, k.confrelid, c.relname, coalesce(obj_description(k.oid, 'pg_constraint'), '') as tags,
    array(
      select a.attname::text from pg_attribute a
      where a.attrelid = k.conrelid and a.attnum = any (k.conkey)
        and (a.attname <> 'account_id' or cardinality(k.conkey) = 1)
    ) as columns
  from pg_constraint k join pg_class c on c.oid = k.conrelid
  where k.contype = 'f' and k.connamespace = 'app_public'::regnamespace
),
taken (owner, name) as (
  select conrelid, regexp_replace(columns[1], '_id$', '') from keys
  where cardinality(columns) = 1 and columns[1] like '%\_id' and tags !~ '(^|\n)@fieldName '
  union
  select confrelid, relname from keys where tags !~ '(^|\n)@foreignFieldName '
  union
  select c.oid, asked.name from pg_class c cross join (values ('available_actions'), ('events')) asked (name)
)
select t.place as offence
from told t
where (t.owner, t.name) in (select owner, name from taken) or t.place > t.first_place
