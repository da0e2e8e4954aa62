-- A definer function that an API role may call checks its caller: the account, user, session or operator role.
-- Cure: Check app_hidden.is_within_reach(account_id) or current_account_id() in it, remove security definer, or state by
-- @anyone in its comment what an unknown caller must present.
with recursive functions as (
  select p.*, regexp_replace(p.prosrc, '--[^\n]*', '', 'g') as body
  from pg_proc p
  where p.pronamespace in ('app_public'::regnamespace, 'app_hidden'::regnamespace, 'app_private'::regnamespace)
    and p.prorettype <> 'trigger'::regtype
),
-- Functions that check in its place: those that open a mutation, by name, since those that record an event check as well
-- and refuse no caller; and those that answer yes or no.
guards as (
  select f.oid, f.proname from functions f
  where (f.proname ~ '^(require|lock|may|open)_' or (f.pronamespace = 'app_hidden'::regnamespace and f.prorettype = 'boolean'::regtype))
    and f.body ~ 'app_hidden\.(is_within_reach|current_(account|user|session)_id|current_operator_role)\('
  union
  select f.oid, f.proname from functions f join guards g on strpos(f.body, format('.%s(', g.proname)) > 0
  where f.proname ~ '^(require|lock|may|open)_'
)
select p.oid::regprocedure::text as offence
from functions p
where p.prosecdef
  and exists (
    select from unnest(array['app_visitor', 'app_user', 'app_operator']) r where has_function_privilege(r, p.oid, 'execute')
  )
  and p.body !~ 'app_hidden\.(is_within_reach|current_(account|user|session)_id|current_operator_role|current_actor_kind)\('
  and not exists (select from guards g where strpos(p.body, format('.%s(', g.proname)) > 0)
  -- A check of the row's owner counts for operators only.
  and not (p.body ~ 'app_private\.actors_on\(' and not has_function_privilege('app_user', p.oid, 'execute'))
  and coalesce(obj_description(p.oid, 'pg_proc'), '') !~ '(^|\n)@anyone \S'
