-- A security-definer function sets its search path, so that it cannot be made to resolve names to other objects.
-- Cure: After security definer: set search_path to pg_catalog, public, pg_temp.
select p.oid::regprocedure::text as offence
from pg_proc p
where p.pronamespace in ('app_public'::regnamespace, 'app_hidden'::regnamespace, 'app_private'::regnamespace)
  and p.prosecdef
  and not coalesce(p.proconfig, '{}') && array['search_path=pg_catalog, public, pg_temp', 'search_path=""']
