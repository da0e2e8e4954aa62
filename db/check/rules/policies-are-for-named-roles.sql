-- A policy names its roles; a policy for public would apply to every new role.
-- Cure: Name the role: create policy … to app_user.
select format('%s: "%s"', p.polrelid::regclass, p.polname) as offence
from pg_policy p
join pg_class c on c.oid = p.polrelid
where c.relnamespace in ('app_public'::regnamespace, 'app_hidden'::regnamespace, 'app_private'::regnamespace)
  and 0 = any (p.polroles)
