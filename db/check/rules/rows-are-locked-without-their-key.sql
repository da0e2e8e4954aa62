-- Whoever locks a row to change it lets others add rows that point to it: FOR UPDATE is for what is deleted, and makes whoever writes
-- a row of two parents wait for whoever locks both, in a circle.
-- Cure: select … for no key update.
select p.oid::regprocedure::text as offence
from pg_proc p
where p.pronamespace in ('app_public'::regnamespace, 'app_hidden'::regnamespace, 'app_private'::regnamespace)
  and regexp_replace(p.prosrc, '--[^\n]*', '', 'g') ~* '\mfor update\M(?!\s+to\M)'
  and p.prosrc !~* '\mdelete from\M'
