-- Execute is granted to named roles, never to public.
-- Cure: Grant execute on the function to the roles that call it, by name.
select p.oid::regprocedure::text as offence
from pg_proc p, aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) x
where p.pronamespace in ('app_public'::regnamespace, 'app_hidden'::regnamespace, 'app_private'::regnamespace)
  and x.grantee = 0
