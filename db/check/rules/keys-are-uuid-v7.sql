-- Every table has the primary key `id uuid default uuidv7()`, which is hard to guess and ordered by time.
-- Cure: In 1-current.sql: id uuid primary key default uuidv7().
select c.oid::regclass::text as offence
from pg_class c
where c.relnamespace in ('app_public'::regnamespace, 'app_hidden'::regnamespace, 'app_private'::regnamespace)
  and c.relkind in ('r', 'p')
  and not exists (
    select from pg_attribute a
    join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    join pg_constraint k on k.conrelid = a.attrelid and k.contype = 'p' and k.conkey = array[a.attnum]
    where a.attrelid = c.oid and a.attname = 'id' and a.atttypid = 'uuid'::regtype
      and pg_get_expr(d.adbin, d.adrelid) = 'uuidv7()'
  )
