-- Every foreign key and every account_id has an index that starts with it; without one a policy reads the whole table.
-- For a key that includes the account its other columns are enough, since they identify the row.
-- Cure: In 1-current.sql: create an index on the table that starts with these columns.
with looked_up as (
  select k.conrelid as relid, array_remove(k.conkey, a.attnum) as keys, k.conname::text as name
  from pg_constraint k
  left join pg_attribute a on a.attrelid = k.conrelid and a.attname = 'account_id' and cardinality(k.conkey) > 1
  where k.contype = 'f'
  union all
  select a.attrelid, array[a.attnum], 'account_id'
  from pg_attribute a
  join pg_class c on c.oid = a.attrelid and c.relkind in ('r', 'p')
  where a.attname = 'account_id' and not a.attisdropped
)
select format('%s: %s', c.oid::regclass, l.name) as offence
from looked_up l
join pg_class c on c.oid = l.relid
where c.relnamespace in ('app_public'::regnamespace, 'app_hidden'::regnamespace, 'app_private'::regnamespace)
  and not exists (
    select from pg_index i
    where i.indrelid = l.relid
      and (i.indkey::int2[])[0:cardinality(l.keys) - 1] @> l.keys
      and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) ~ '^\(\w+ IS NOT NULL\)$')
  )
