-- A column with @form in its comment is granted to the members of the account.
-- Cure: End the rules file, after its comments, with select app_private.grant_forms('app_public.…').
select format('%s.%s', a.attrelid::regclass, a.attname) as offence
from pg_attribute a
join pg_class c on c.oid = a.attrelid and c.relkind = 'r'
join pg_description d on d.objoid = a.attrelid and d.objsubid = a.attnum and d.classoid = 'pg_class'::regclass
where a.attnum > 0 and not a.attisdropped and d.description ~ '(^|\n)@form( create)?(\n|$)'
  and not has_column_privilege('app_user', a.attrelid, a.attnum, 'INSERT')
