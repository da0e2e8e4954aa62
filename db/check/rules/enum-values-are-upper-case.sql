-- Enum values are written as in the specification, in capitals.
-- Cure: Write the value in capitals with underscores.
select format('%s: %s', e.enumtypid::regtype, e.enumlabel) as offence
from pg_enum e
join pg_type t on t.oid = e.enumtypid
where t.typnamespace in ('app_public'::regnamespace, 'app_hidden'::regnamespace, 'app_private'::regnamespace)
  and e.enumlabel !~ '^[A-Z][A-Z0-9_]*$'
