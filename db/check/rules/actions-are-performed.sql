-- Every action that a person may take is performed by a function that says so; one without is a button that does nothing.
-- Cure: Write @performs <table> <action> in the comment of the function that performs it, or take the row out.
with performed as materialized (
  select m[1] as entity, m[2] as action
  from pg_proc p, regexp_matches(obj_description(p.oid, 'pg_proc'), '(?n)^@performs (\w+) (\w+)$', 'g') m
  where p.pronamespace in ('app_public'::regnamespace, 'app_private'::regnamespace)
)
select distinct format('%s: %s', t.entity, t.action) as offence
from app_public.transitions t
where t.action <> 'create' and t.actors <> '{WORKER}'
  and (t.entity, t.action) not in (select entity, action from performed)
