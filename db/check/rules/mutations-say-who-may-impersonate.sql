-- A mutation of the portal says in its tag whether an operator in somebody's name may do it, and what it says is so.
-- Cure: Put @impersonated allowed into its comment; what moves money or changes credentials says refused and
-- performs app_private.refuse_when_impersonating() first.
select p.oid::regprocedure::text || ' says ' || coalesce(tag.value, 'nothing') as offence
from pg_proc p
cross join lateral (
  select substring(obj_description(p.oid, 'pg_proc') from '(?n)^@impersonated (.*)$') as value
) tag
where p.pronamespace = 'app_public'::regnamespace
  and p.provolatile = 'v'
  and has_function_privilege('app_user', p.oid, 'execute')
  and (
    tag.value is null or tag.value not in ('allowed', 'partly', 'refused')
    or (tag.value = 'refused') is distinct from (p.prosrc ~ 'perform app_private\.refuse_when_impersonating\(\)')
  )
