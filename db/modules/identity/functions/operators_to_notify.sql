-- Definer because the worker holds no table.
create or replace function app_private.operators_to_notify() returns jsonb
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select coalesce(jsonb_agg(jsonb_build_object('email', u.email, 'language', u.language) order by o.id), '[]')
  from app_public.operators o join app_public.users u on u.id = o.user_id
  where o.operator_role = 'ADMIN' and o.disabled_at is null and u.blocked_at is null
$$;
comment on function app_private.operators_to_notify() is
  'The operators to notify when an operator is needed: those with ADMIN, as [{email, language}].';
grant execute on function app_private.operators_to_notify() to app_worker;
