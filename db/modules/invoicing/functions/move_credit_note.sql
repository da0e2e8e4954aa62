-- Definer because the status is granted to no role: it changes together with its time, its event, the remaining amounts
-- of the invoice and the next job, or not at all. The actor is still the caller; the transitions decide.
create or replace function app_private.move_credit_note(credit_note_id uuid, action text, reason text default null) returns app_public.credit_notes
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_note app_public.credit_notes;
  v_to text;
begin
  -- The invoice is locked first, as when a note is made, to avoid a deadlock.
  perform from app_public.invoices i join app_public.credit_notes n on n.invoice_id = i.id where n.id = $1 and app_hidden.is_within_reach(n.account_id)
  for no key update of i;
  v_to := app_private.require_row_transition('credit_notes', credit_note_id, action);
  v_note := app_private.set_status(v_note, credit_note_id, v_to, reason, case action
    when 'approve' then jsonb_build_object('is_approved_automatically', app_hidden.current_actor_kind() = 'WORKER')
    when 'reject' then jsonb_build_object('rejection_reason', reason)
    when 'reopen' then (
      select jsonb_build_object('resolved_at', null, 'published_at', n.published_at) from app_public.credit_notes n where n.id = credit_note_id
    )
    else '{}'
  end);
  if v_to = 'REJECTED' then
    perform app_private.credit_invoice_amounts(v_note, -1);
  elsif v_to = 'APPROVED' then
    perform app_private.enqueue(
      'invoicing/publish_credit_note', jsonb_build_object('id', v_note.id), 'publish_credit_note:' || v_note.id
    );
  end if;
  return v_note;
end;
$$;
comment on function app_private.move_credit_note(uuid, text, text) is
  'Takes a credit note through a transition, as far as the caller may: status, time, event, the remainder of the '
  'invoice and the next job. Stops with INVALID for a row out of reach, or the transition''s refusal.';
grant execute on function app_private.move_credit_note(uuid, text, text) to app_user, app_operator;
