-- A volatile function that users may call takes one `input jsonb`, which its schema describes.
-- Cure: Declare it as app_public.verb_noun(input jsonb), or stable if it only reads.
select p.oid::regprocedure::text as offence
from pg_proc p
where p.pronamespace = 'app_public'::regnamespace
  and p.provolatile = 'v'
  and (has_function_privilege('app_visitor', p.oid, 'execute')
    or has_function_privilege('app_user', p.oid, 'execute')
    or has_function_privilege('app_operator', p.oid, 'execute'))
  and not (p.pronargs = 1 and p.proargnames[1] = 'input' and p.proargtypes[0] = 'jsonb'::regtype)
