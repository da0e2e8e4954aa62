-- The books stay as they are: a payout that the bank did pay, did not pay or returned is moved by its own actions. Definer because
-- statuses are written by no role.
create or replace function app_public.explain_bank_payment_status(input jsonb) returns app_public.bank_payment_statuses
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_status app_public.bank_payment_statuses;
  v_reason text;
begin
  perform app_private.require_finance(input, 'explain_bank_payment_status');
  v_status := app_private.require_row(v_status, (input ->> 'id')::uuid);
  perform app_private.refuse_when_changed(v_status.updated_at, input);
  if v_status.queued_at is null then
    perform app_private.refuse('INVALID_ACTION', 'id');
  end if;
  v_reason := app_private.require_reason(input);
  perform app_private.stop_if_refused();

  update app_public.bank_payment_statuses s set
    queued_at = null, explanation = v_reason, explained_by = app_hidden.current_user_id(), explained_at = now()
  where s.id = v_status.id
  returning s.* into v_status;
  perform app_private.record_event(
    'bank_payment_statuses', v_status.id, null, 'EXPLAINED', null, jsonb_build_object('reason', v_reason)
  );
  return v_status;
end;
$$;
comment on function app_public.explain_bank_payment_status(jsonb) is
'@actors OPERATOR_FINANCE
@offeredWhile queued_at set
Takes an answer of the bank that fits no payout, or contradicts the books, out of the queue, with the reason. Operators with '
  'FINANCE. UNAUTHORIZED; INVALID id; INVALID_ACTION at id: it does not wait, and at updatedAt; BLANK, TOO_BIG reason; at code AUTH_LEVEL_2_REQUIRED, '
  'INVALID_TOKEN, ATTEMPTS_LIMIT_EXCEEDED.';
grant execute on function app_public.explain_bank_payment_status(jsonb) to app_operator;
