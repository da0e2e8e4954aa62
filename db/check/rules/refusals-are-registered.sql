-- Functions refuse only with codes of the closed list.
-- Cure: Use a code of app_public.error_code; the list is closed.
select format('%s: %s', p.oid::regprocedure, code[2]) as offence
from pg_proc p, regexp_matches(p.prosrc, '(refuse|Refusal)\(\s*''([^'']+)''', 'g') code
where p.pronamespace in ('app_public'::regnamespace, 'app_hidden'::regnamespace, 'app_private'::regnamespace)
  and code[2] not in (select unnest(enum_range(null::app_public.error_code))::text)
