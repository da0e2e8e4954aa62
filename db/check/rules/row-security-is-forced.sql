-- Row-level security is enabled and forced on every table, so that it applies to the owner too.
-- Cure: Begin the table's rules with select app_private.begin_rules('app_public.<table>').
select c.oid::regclass::text as offence
from pg_class c
where c.relnamespace in ('app_public'::regnamespace, 'app_hidden'::regnamespace, 'app_private'::regnamespace)
  and c.relkind in ('r', 'p')
  and not (c.relrowsecurity and c.relforcerowsecurity)
