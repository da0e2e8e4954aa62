-- A row that is changed is locked so that others may add rows that point to it: FOR UPDATE is for rows that are deleted, and
-- makes a writer of a row of two parents wait, in a circle, for a transaction that locks both.
-- Cure: select … for no key update.
select p.oid::regprocedure::text as offence
from pg_proc p
where p.pronamespace in ('app_public'::regnamespace, 'app_hidden'::regnamespace, 'app_private'::regnamespace)
  and regexp_replace(p.prosrc, '--[^\n]*', '', 'g') ~* '\mfor update\M(?!\s+to\M)'
  and p.prosrc !~* '\mdelete from\M'
