-- The one place that turns collected refusals into an error. A mutation calls it before its first
-- change; the API calls it once more before it commits.
create or replace function app_private.stop_if_refused() returns void
language plpgsql volatile
as $$
declare
  v_refusals jsonb := coalesce(nullif(current_setting('app.refusals', true), ''), '[]')::jsonb;
begin
  if v_refusals = '[]' then
    return;
  end if;
  perform set_config('app.refusals', '', true);
  raise exception 'refused: %', v_refusals using errcode = 'AP001', detail = v_refusals::text;
end;
$$;
comment on function app_private.stop_if_refused() is
  'Raises SQLSTATE AP001 when refusals were collected; the error''s detail is their JSON list [{"code", "path"}].';
grant execute on function app_private.stop_if_refused() to app_visitor, app_user, app_operator, app_worker;
