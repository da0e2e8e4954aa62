-- Triggers fire in the order of their names, so each name starts with a number: _NNN_verb.
-- Cure: Call the trigger _NNN_verb, as _200_guard_transition.
select format('%s: %s', t.tgrelid::regclass, t.tgname) as offence
from pg_trigger t
join pg_class c on c.oid = t.tgrelid
where c.relnamespace in ('app_public'::regnamespace, 'app_hidden'::regnamespace, 'app_private'::regnamespace)
  and not t.tgisinternal
  and t.tgname !~ '^_[0-9]{3}_[a-z_]+$'
