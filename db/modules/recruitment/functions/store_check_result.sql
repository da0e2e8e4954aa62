-- The server has verified the provider's signature and its time. It counts once, for the pending order; the worker
-- applies it. Definer because the server's role has no user.
create or replace function app_private.store_check_result(
  reference text, outcome app_public.check_outcome, expires_on date, signed_at timestamptz
) returns boolean
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_id uuid;
begin
  if abs(extract(epoch from now() - signed_at)) > 300 then
    return false;
  end if;
  update app_public.job_checks c
  set outcome = store_check_result.outcome, expires_on = store_check_result.expires_on, answered_at = now(),
    ordered_at = coalesce(c.ordered_at, now())
  where c.order_reference = reference and c.status = 'IN_REVIEW' and c.answered_at is null
  returning c.id into v_id;
  if v_id is null then
    return false;
  end if;
  perform app_private.enqueue('recruitment/settle_answered_check', jsonb_build_object('id', v_id));
  return true;
end;
$$;
comment on function app_private.store_check_result(text, app_public.check_outcome, date, timestamptz) is
  'Stores a provider''s signed answer; false when it is older than five minutes, answered already or not expected.';
grant execute on function app_private.store_check_result(text, app_public.check_outcome, date, timestamptz) to app_authenticator;
