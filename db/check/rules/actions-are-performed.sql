-- Every action open to people has a function with @performs; without one its button does nothing.
-- Cure: Write @performs <table> <action> in the comment of the function that performs it, or remove the row of the transitions file.
with performed as materialized (
  select m[1] as entity, m[2] as action
  from pg_proc p, regexp_matches(obj_description(p.oid, 'pg_proc'), '(?n)^@performs (\w+) (\w+)$', 'g') m
  where p.pronamespace in ('app_public'::regnamespace, 'app_private'::regnamespace)
)
select distinct format('%s: %s', t.entity, t.action) as offence
from app_public.transitions t
where t.action <> 'create' and t.actors <> '{WORKER}'
  and (t.entity, t.action) not in (select entity, action from performed)
