-- A mutation reads results of the server only by app_private.prepared, under its own name; no API role can seal such
-- results or store an answer of the register.
-- Cure: Read it with app_private.prepared(input, '<the mutation's own name>').
select p.oid::regprocedure::text as offence
from pg_proc p
where p.pronamespace in ('app_public'::regnamespace, 'app_hidden'::regnamespace, 'app_private'::regnamespace)
  and p.oid <> 'app_private.prepared(jsonb,text)'::regprocedure
  and (
    p.prosrc ~ '\$prepared'
    or (
      p.pronamespace = 'app_public'::regnamespace
      and p.prosrc ~ 'app_private\.(prepared|take_register_answer)\('
      and p.prosrc !~ ('app_private\.(prepared|take_register_answer)\(input, ''' || p.proname || '''')
    )
  )
union all
select f::text || ' for ' || r
from unnest(array['app_visitor', 'app_user', 'app_operator', 'app_worker']) r,
  unnest(array['app_private.seal(text,uuid,jsonb)'::regprocedure, 'app_private.record_register_answer(text,jsonb)']) f
where has_function_privilege(r, f, 'execute') and not (r = 'app_worker' and f::text ~ 'record_')
