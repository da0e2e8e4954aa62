-- A view is security_invoker: its reader sees only rows of the tables that the reader may see.
-- Cure: create view … with (security_invoker = true).
select c.oid::regclass::text as offence
from pg_class c
where c.relnamespace in ('app_public'::regnamespace, 'app_hidden'::regnamespace, 'app_private'::regnamespace)
  and c.relkind = 'v'
  and not coalesce(c.reloptions, '{}') && array['security_invoker=true', 'security_invoker=on']
