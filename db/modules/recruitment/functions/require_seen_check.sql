-- The opening of every decision on a check. A check the caller cannot see counts as missing; the transitions decide
-- whether they may act.
create or replace function app_private.require_seen_check(check_id uuid) returns app_public.job_checks
language plpgsql volatile
as $$
declare
  v_check app_public.job_checks;
begin
  perform app_private.require_inspector();
  select c.* into v_check from app_public.job_checks c where c.id = check_id;
  if not found then
    perform app_private.refuse('INVALID', 'id');
    perform app_private.stop_if_refused();
  end if;
  return v_check;
end;
$$;
comment on function app_private.require_seen_check(uuid) is
  'A check that the caller may read. Stops with INVALID at id when there is none, UNAUTHORIZED for callers who may '
  'check no applicant.';
grant execute on function app_private.require_seen_check(uuid) to app_user, app_operator;
