-- A definer function that a role of the API may call, other than a mutation, asks who is calling.
-- Cure: Ask app_hidden.is_within_reach(account_id) or current_user_id() in it, revoke execute from the roles of the API, or drop security definer.
select p.oid::regprocedure::text as offence
from pg_proc p
where p.pronamespace in ('app_public'::regnamespace, 'app_hidden'::regnamespace, 'app_private'::regnamespace)
  and p.prosecdef and p.prorettype <> 'trigger'::regtype
  and (
    p.pronamespace <> 'app_public'::regnamespace
    or exists (select from unnest(p.proargtypes) a join pg_type t on t.oid = a where t.typtype = 'c')
  )
  and exists (
    select from unnest(array['app_visitor', 'app_user', 'app_operator']) r where has_function_privilege(r, p.oid, 'execute')
  )
  and p.prosrc !~ concat(
    'app_hidden\.(is_within_reach|current_(account|user|session)_id|current_operator_role|current_actor_kind)',
    '|app_private\.require_row_transition\('
  )
