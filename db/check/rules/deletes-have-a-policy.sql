-- For each role that is granted delete on a table, a policy for delete names the rows.
-- Cure: In the rules file: create policy "… remove …" on the table for delete to that role using (…); or revoke the grant.
select format('%s: delete to %s', c.oid::regclass, x.grantee::regrole) as offence
from pg_class c, aclexplode(c.relacl) x
where c.relnamespace in ('app_public'::regnamespace, 'app_hidden'::regnamespace, 'app_private'::regnamespace)
  and x.grantee <> c.relowner
  and x.privilege_type = 'DELETE'
  and not exists (
    select from pg_policy p where p.polrelid = c.oid and p.polcmd in ('d', '*') and x.grantee = any (p.polroles)
  )
