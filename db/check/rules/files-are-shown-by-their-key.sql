-- A foreign key to files has no `@points` as well: the tag would hide the key, and the console would show an id instead of the file.
-- Cure: Remove `@points files` from the column's comment.
select format('%s.%s', a.attrelid::regclass, a.attname) as offence
from pg_attribute a
join pg_class c on c.oid = a.attrelid and c.relnamespace in ('app_public'::regnamespace, 'app_hidden'::regnamespace)
join pg_constraint k on k.conrelid = a.attrelid and k.contype = 'f' and k.conkey = array[a.attnum]
where col_description(a.attrelid, a.attnum) ~ '(^|\n)@points files(\n|$)'
