-- A name of a person or thing cannot contain characters that control a terminal or change the direction of writing.
-- Cure: Begin the table's rules with app_private.begin_rules, which adds the check to columns that hold names.
select format('%s.%s', c.oid::regclass, a.attname) as offence
from pg_attribute a
join pg_class c on c.oid = a.attrelid and c.relkind = 'r'
where c.relnamespace = 'app_public'::regnamespace and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  and a.atttypid = 'text'::regtype and a.attname ~ '(^|_)name$'
  and not exists (
    select from pg_constraint k
    where k.conrelid = a.attrelid and k.contype = 'c' and a.attnum = any (k.conkey)
      and pg_get_constraintdef(k.oid) like '%\\u202a%'
  )
