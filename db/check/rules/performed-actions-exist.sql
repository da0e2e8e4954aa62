-- The action that a function says it performs is one of the transitions.
-- Cure: Write @performs <table> <action> as the transitions file has them, or the row that is missing there.
select format('%s: "@performs %s"', p.oid::regprocedure, said[1]) as offence
from pg_proc p, regexp_matches(obj_description(p.oid, 'pg_proc'), '(?n)^@performs (.*)$', 'g') said
where p.pronamespace in ('app_public'::regnamespace, 'app_private'::regnamespace)
  and not exists (select from app_public.transitions t where t.entity || ' ' || t.action = said[1])
