-- A point in time is a timestamptz ending in _at, a day is a date ending in _on.
-- Cure: Call a timestamptz …_at and a date …_on; timestamp without time zone is not used.
select format('%s.%s %s', c.oid::regclass, a.attname, format_type(a.atttypid, a.atttypmod)) as offence
from pg_attribute a
join pg_class c on c.oid = a.attrelid and c.relkind in ('r', 'p', 'v')
where c.relnamespace in ('app_public'::regnamespace, 'app_hidden'::regnamespace, 'app_private'::regnamespace)
  and a.attnum > 0 and not a.attisdropped
  and (
    (a.atttypid = 'timestamptz'::regtype) <> (a.attname ~ '_at$')
    or (a.atttypid = 'date'::regtype) <> (a.attname ~ '_on$')
    or a.atttypid = 'timestamp'::regtype
  )
