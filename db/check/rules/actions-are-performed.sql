-- Every action that a person may take is performed by a function that says so; one without is a button that does nothing.
-- Cure: Write @performs <table> <action> in the comment of the function that performs it, or take the row out.
select format('%s: %s', t.entity, t.action) as offence
from (select distinct entity, action from app_public.transitions where action <> 'create' and actors <> '{WORKER}') t
where not exists (
  select from pg_proc p
  where p.pronamespace in ('app_public'::regnamespace, 'app_private'::regnamespace)
    and obj_description(p.oid, 'pg_proc') ~ format('(?n)^@performs %s %s$', t.entity, t.action)
)
