-- Reads what decides: the steps that transitions allow, each as narrow as its condition makes it, and the @actors of every
-- other mutation. A step that any member may take is a manager's too.
create or replace function app_public.sessions_role_rights(session app_public.sessions) returns setof app_public.role_right
language sql stable
as $$
  with mutations as (
    select p.proname::text as action, coalesce(performed[1], t.relname::text) as about,
      coalesce(
        string_to_array(actors, ' '),
        array(
          select distinct a
          from app_public.transitions s
            left join pg_catalog.pg_proc c on c.oid = to_regprocedure('app_hidden.' || quote_ident(s.condition) || '(uuid)')
            cross join lateral unnest(
              case when 'MEMBER' = any (s.actors) then s.actors || '{MANAGER}' else s.actors end
            ) a
          where s.entity = performed[1] and s.action = performed[2] and a = any ('{OWNER,ADMIN,MANAGER,MEMBER}')
            and a = any (coalesce(
              string_to_array(substring(obj_description(c.oid, 'pg_proc') from '(?n)^@actors (.*)$'), ' '), array[a]
            ))
        )
      ) as roles
    from pg_catalog.pg_proc p
      join pg_catalog.pg_type r on r.oid = p.prorettype
      left join pg_catalog.pg_class t on t.oid = r.typrelid and t.relkind in ('r', 'v')
      cross join lateral (
        select substring(obj_description(p.oid, 'pg_proc') from '(?n)^@actors (.*)$') as actors,
          regexp_match(obj_description(p.oid, 'pg_proc'), '(?n)^@performs (\w+) (\w+)$') as performed
      ) tagged
    where p.pronamespace = 'app_public'::regnamespace
      and obj_description(p.oid, 'pg_proc') !~ '(?n)^@ownAccount$'
      and has_function_privilege('app_user', p.oid, 'execute')
  )
  select row (m.action, m.about, m.roles)::app_public.role_right
  from mutations m
  where m.about is not null and m.roles && '{OWNER,ADMIN,MANAGER,MEMBER}'
  order by m.about, m.action
$$;
comment on function app_public.sessions_role_rights(app_public.sessions) is
  E'@simpleCollections only\nThe rights of each role of a team, from the transitions and the actors of mutations.';
grant execute on function app_public.sessions_role_rights(app_public.sessions) to app_user;

comment on type app_public.role_right is 'A right, and the roles that have it.';
comment on column app_public.role_right.action is E'@notNull\nThe mutation, as verb_noun.';
comment on column app_public.role_right.about is E'@notNull\nThe table it is about.';
comment on column app_public.role_right.roles is
  E'@notNull\nOWNER, ADMIN, MEMBER, and MANAGER for who leads a department and is neither of the first two.';
