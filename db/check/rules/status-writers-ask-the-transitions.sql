-- A function that makes a row with a guarded status, or sets the status of one, asks require_transition first.
-- Cure: Before writing: perform app_private.require_transition('<table>', id, status, '<action>'); then app_private.stop_if_refused().
select p.oid::regprocedure::text as offence
from pg_proc p
cross join lateral (select regexp_replace(p.prosrc, '--[^\n]*', '', 'g') as code) body
cross join (select distinct entity from app_public.transitions) t
where p.pronamespace in ('app_public'::regnamespace, 'app_hidden'::regnamespace, 'app_private'::regnamespace)
  and (
    body.code ~* ('insert\s+into\s+app_public\.' || t.entity || '\M')
    or body.code ~* ('update\s+app_public\.' || t.entity || '\M[^;]*(\mset|,)\s*\(?[^();=]*\mstatus\M\s*[,)=]')
  )
  and body.code !~ 'app_private\.require_(row_)?transition\('
