-- A trigger's function is named tg_<table>__<verb> or tg__<verb>, and only such functions are.
-- Cure: Call the function tg_<table>__<verb>, or tg__<verb> when several tables use it.
select p.oid::regprocedure::text as offence
from pg_proc p
where p.pronamespace in ('app_public'::regnamespace, 'app_hidden'::regnamespace, 'app_private'::regnamespace)
  and (p.prorettype = 'trigger'::regtype) <> (p.proname ~ '^tg_([a-z_]+)?_[a-z]')
