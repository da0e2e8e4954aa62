-- An action named in @performs exists in the transitions.
-- Cure: Write @performs <table> <action> as in the transitions file, or add the missing row there.
select format('%s: "@performs %s"', p.oid::regprocedure, said[1]) as offence
from pg_proc p, regexp_matches(obj_description(p.oid, 'pg_proc'), '(?n)^@performs (.*)$', 'g') said
where p.pronamespace in ('app_public'::regnamespace, 'app_private'::regnamespace)
  and not exists (select from app_public.transitions t where t.entity || ' ' || t.action = said[1])
