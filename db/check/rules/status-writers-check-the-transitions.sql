-- A function that inserts a row with a guarded status, or changes the status, calls require_transition first.
-- Cure: Before writing: perform app_private.require_transition('<table>', id, status, '<action>'); then app_private.stop_if_refused().
with functions as materialized (
  select p.oid, body.code, lower(body.code) as small
  from pg_proc p cross join lateral (select regexp_replace(p.prosrc, '--[^\n]*', '', 'g') as code) body
  where p.pronamespace in ('app_public'::regnamespace, 'app_hidden'::regnamespace, 'app_private'::regnamespace)
    and body.code ~* '\m(insert|update)\s' and body.code !~ 'app_private\.require_(row_)?transition\('
)
select f.oid::regprocedure::text as offence
from functions f
-- Of the many pairs nearly none is looked at closely, since each table is a pattern of its own.
join (select distinct entity from app_public.transitions) t on strpos(f.small, 'app_public.' || t.entity) > 0
where f.code ~* ('insert\s+into\s+app_public\.' || t.entity || '\M')
  or f.code ~* ('update\s+app_public\.' || t.entity || '\M[^;]*(\mset|,)\s*\(?[^();=]*\mstatus\M\s*[,)=]')
