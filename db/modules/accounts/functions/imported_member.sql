-- A sheet has a role in one cell and names of departments in another. A manager of departments is a MEMBER of the team.
-- A department whose name contains the separator is found by its whole name.
create or replace function app_private.imported_member(account_id uuid, given jsonb) returns jsonb
language sql stable
set search_path to pg_catalog, public, pg_temp
as $$
  select given || jsonb_build_object(
    'given', given ->> 'role',
    'role', case when given ->> 'role' in ('ADMIN', 'OWNER') then given ->> 'role' else 'MEMBER' end,
    'departmentMemberships', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'departmentId', coalesce(d.id::text, '-'), 'role', case when given ->> 'role' = 'MANAGER' then 'MANAGER' else 'MEMBER' end
      )), '[]')
      from (
        select distinct lower(app_hidden.tidy_text(n.name)) as name
        from unnest(
          case when exists (
            select from app_public.departments w
            where w.account_id = imported_member.account_id and lower(w.name) = lower(app_hidden.text_at(given, 'departments'))
          ) then array[given ->> 'departments'] else regexp_split_to_array(given ->> 'departments', '[,;|\n]') end
        ) n (name)
        where app_hidden.tidy_text(n.name) <> ''
      ) named
      left join app_public.departments d on d.account_id = imported_member.account_id and lower(d.name) = named.name
    )
  )
$$;
comment on function app_private.imported_member(uuid, jsonb) is
  'A row of an import as add_member() takes it; a department that there is not has - for its id, and the role as it was given is in given.';
