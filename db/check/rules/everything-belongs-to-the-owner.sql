-- One role owns everything, so that a definer function acts as that role alone.
-- Cure: Create it in a migration, not by hand as another role.
select c.oid::regclass::text as offence
from pg_class c
where c.relnamespace in ('app_public'::regnamespace, 'app_hidden'::regnamespace, 'app_private'::regnamespace)
  and c.relowner <> 'app_owner'::regrole
union all
select p.oid::regprocedure::text
from pg_proc p
where p.pronamespace in ('app_public'::regnamespace, 'app_hidden'::regnamespace, 'app_private'::regnamespace)
  and p.proowner <> 'app_owner'::regrole
