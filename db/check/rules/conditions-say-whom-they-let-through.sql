-- The condition of a transition that any member may make names in @actors the roles that can meet it; members read their rights from it.
-- Cure: Write @actors and the roles, such as OWNER ADMIN MANAGER, in the condition's comment.
select format('%s: @actors', p.oid::regprocedure) as offence
from pg_proc p
where p.pronamespace = 'app_hidden'::regnamespace
  and p.proname in (select t.condition from app_public.transitions t where 'MEMBER' = any (t.actors))
  and coalesce(obj_description(p.oid, 'pg_proc'), '') !~ '(?n)^@actors \w'
