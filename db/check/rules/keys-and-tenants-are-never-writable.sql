-- No grant allows a row's id or account to be changed.
-- Cure: Leave id and account_id out of the grant of update.
select format('%s.%s: update to %s', c.oid::regclass, a.attname, x.grantee::regrole) as offence
from pg_class c
join pg_attribute a on a.attrelid = c.oid and a.attname in ('id', 'account_id')
cross join aclexplode(a.attacl) x
where c.relnamespace in ('app_public'::regnamespace, 'app_hidden'::regnamespace, 'app_private'::regnamespace)
  and x.grantee <> c.relowner
  and x.privilege_type = 'UPDATE'
