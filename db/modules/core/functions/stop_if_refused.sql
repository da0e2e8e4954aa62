-- The one place that turns collected refusals into an error. A mutation calls it before its first change; the API calls
-- it once more before it commits. Equal refusals of two rules are reported once.
create or replace function app_private.stop_if_refused() returns void
language plpgsql volatile
as $$
declare
  v_refusals jsonb;
begin
  if not app_private.has_refusals() then
    return;
  end if;
  select jsonb_agg(found.refusal order by found.place) into v_refusals
  from (
    select r.refusal, min(r.place) as place
    from jsonb_array_elements(format('[%s]', current_setting('app.refusals'))::jsonb) with ordinality r (refusal, place)
    group by r.refusal
  ) found;
  perform set_config('app.refusals', '', true);
  raise exception 'refused: %', left(v_refusals::text, 1000) using errcode = 'AP001', detail = v_refusals::text;
end;
$$;
comment on function app_private.stop_if_refused() is
  'Raises SQLSTATE AP001 when refusals were collected; the error''s detail is their JSON list [{"code", "path"}].';
grant execute on function app_private.stop_if_refused() to app_visitor, app_user, app_operator, app_worker;
