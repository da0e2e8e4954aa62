-- A row is locked before a change by FOR NO KEY UPDATE, so that rows that refer to it can still be added. FOR UPDATE is for
-- deletion: it can deadlock with a transaction that adds a row with two parents.
-- Cure: select … for no key update.
select p.oid::regprocedure::text as offence
from pg_proc p
where p.pronamespace in ('app_public'::regnamespace, 'app_hidden'::regnamespace, 'app_private'::regnamespace)
  and regexp_replace(p.prosrc, '--[^\n]*', '', 'g') ~* '\mfor update\M(?!\s+to\M)'
  and p.prosrc !~* '\mdelete from\M'
