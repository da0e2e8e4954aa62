-- A mutation of the portal states in @impersonated whether an impersonating operator may call it, and refuses if not.
-- Cure: Write @impersonated allowed in its comment; if it moves money or changes credentials, write refused and
-- perform app_private.refuse_when_impersonating() first.
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
