-- Grants of insert and update name each writable column instead of the whole table.
-- Cure: Name the columns: grant insert (…), update (…).
select format('%s: %s to %s', c.oid::regclass, x.privilege_type, case x.grantee when 0 then 'public' else x.grantee::regrole::text end) as offence
from pg_class c, aclexplode(c.relacl) x
where c.relnamespace in ('app_public'::regnamespace, 'app_hidden'::regnamespace, 'app_private'::regnamespace)
  and x.grantee <> c.relowner
  and x.privilege_type not in ('SELECT', 'DELETE')
