-- A step of any member that a condition narrows says which roles can meet it: what members read of their rights comes from it.
-- Cure: Write @actors and the roles, such as OWNER ADMIN MANAGER, in the comment of the condition.
select format('%s: @actors', p.oid::regprocedure) as offence
from pg_proc p
where p.pronamespace = 'app_hidden'::regnamespace
  and p.proname in (select t.condition from app_public.transitions t where 'MEMBER' = any (t.actors))
  and coalesce(obj_description(p.oid, 'pg_proc'), '') !~ '(?n)^@actors \w'
