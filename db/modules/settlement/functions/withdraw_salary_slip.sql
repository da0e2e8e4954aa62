create or replace function app_private.withdraw_salary_slip(payout_id uuid) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_slip app_public.salary_slips;
begin
  update app_public.salary_slips s set withdrawn_at = now()
  where s.payout_id = withdraw_salary_slip.payout_id and s.withdrawn_at is null
  returning s.* into v_slip;
  if v_slip.issued_at is not null then
    perform app_private.record_event('salary_slips', v_slip.id, v_slip.account_id, 'WITHDRAWN', null);
  end if;
end;
$$;
comment on function app_private.withdraw_salary_slip(uuid) is
  'Withdraws the slip of a payout that was rejected or came back; the next payout has its own. Once.';
