-- A policy's name is a sentence that a customer could confirm.
-- Cure: State in its name who may do what, as "members read their account's boats".
select format('%s: "%s"', p.polrelid::regclass, p.polname) as offence
from pg_policy p
join pg_class c on c.oid = p.polrelid
where c.relnamespace in ('app_public'::regnamespace, 'app_hidden'::regnamespace, 'app_private'::regnamespace)
  and p.polname !~ '^\S+( \S+){2,}$'
