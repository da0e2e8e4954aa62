-- Every action that a person may take is named by a function, which performs it; one without is a button that does nothing.
-- Cure: Write the function that performs it, with perform app_private.require_transition('<table>', id, status, '<action>'), or take the row out.
select format('%s: %s', t.entity, t.action) as offence
from (select distinct entity, action from app_public.transitions where action <> 'create' and actors <> '{WORKER}') t
where not exists (
  select from pg_proc p
  where p.pronamespace in ('app_public'::regnamespace, 'app_private'::regnamespace)
    and position(quote_literal(t.action) in p.prosrc) > 0
)
