create or replace function app_private.rows_without_members(account_id uuid, rows jsonb) returns jsonb
language sql stable
set search_path to pg_catalog, public, pg_temp
as $$
  select coalesce(jsonb_agg(app_private.imported_member(rows_without_members.account_id, r.row) order by r.place), '[]')
  from jsonb_array_elements(rows) with ordinality r (row, place)
  where not exists (
    select from app_public.users u join app_public.memberships m on m.user_id = u.id
    where u.email = app_hidden.text_at(r.row, 'email')::public.citext and m.account_id = rows_without_members.account_id
  )
$$;
comment on function app_private.rows_without_members(uuid, jsonb) is 'The rows of an import whose address is no member''s, as add_member() takes them.';
