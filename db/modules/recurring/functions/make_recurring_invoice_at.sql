-- All of a day in one transaction: a worker that is killed in between leaves nothing behind and begins again, and a second run finds
-- the next day planned. Of days that were missed while nobody could make it the last is made and the others are told of, so that
-- no client gets several invoices at once that no one has seen. A refusal leaves the draft that was refused. Definer because the worker
-- writes no table.
create or replace function app_private.make_recurring_invoice_at(recurrence_id uuid, at timestamptz) returns uuid
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_today constant date := (at at time zone 'Europe/Oslo')::date;
  v_recurrence app_public.recurring_invoices;
  v_day date;
  v_later date;
  v_skipped date[] := '{}';
  v_invoice app_public.invoices;
  v_refusals jsonb;
  v_reason app_public.recurrence_pause_reason;
begin
  select r.* into v_recurrence from app_public.recurring_invoices r where r.id = recurrence_id for no key update;
  if not found or v_recurrence.status <> 'ACTIVE' or (v_recurrence.next_on <= v_today) is not true then
    return null;
  end if;
  if not app_private.may_recur(v_recurrence) then
    perform app_private.pause_refused_recurring_invoice(v_recurrence.id, 'ACCOUNT');
    return null;
  end if;
  v_day := v_recurrence.next_on;
  loop
    v_later := app_hidden.recurrence_after(v_recurrence, v_day);
    exit when v_later is null or v_later > v_today;
    v_skipped := v_skipped || v_day;
    v_day := v_later;
  end loop;

  begin
    v_invoice := app_private.draft_recurring_invoice(v_recurrence, v_day);
  exception when sqlstate 'AP001' then
    get stacked diagnostics v_refusals = pg_exception_detail;
    v_reason := app_private.recurrence_pause_reason(v_refusals);
  end;
  if v_reason is null then
    v_reason := case
      when v_invoice.client_id is null then 'CLIENT'
      when exists (select from app_public.freelance_profiles p where p.id = v_invoice.freelance_profile_id and p.archived_at is not null)
        then 'PROFILE'
    end;
  end if;
  if v_reason is null and v_recurrence.is_submitted then
    begin
      v_invoice := app_private.submit_draft(v_invoice);
    exception when sqlstate 'AP001' then
      get stacked diagnostics v_refusals = pg_exception_detail;
      v_reason := app_private.recurrence_pause_reason(v_refusals);
    end;
  end if;

  update app_public.recurring_invoices r set last_on = v_day where r.id = v_recurrence.id returning r.* into v_recurrence;
  if v_skipped <> '{}' then
    perform app_private.record_event(
      'recurring_invoices', v_recurrence.id, v_recurrence.account_id, 'DAYS_SKIPPED', v_recurrence.status::text, jsonb_build_object('days', v_skipped)
    );
  end if;
  if v_reason is not null then
    perform app_private.pause_refused_recurring_invoice(v_recurrence.id, v_reason, jsonb_strip_nulls(
      jsonb_build_object('invoiceId', v_invoice.id, 'refusals', v_refusals)
    ));
  else
    if v_recurrence.is_submitted then
      perform app_private.record_event(
        'recurring_invoices', v_recurrence.id, v_recurrence.account_id, 'INVOICE_SUBMITTED', v_recurrence.status::text,
        jsonb_build_object('invoiceId', v_invoice.id)
      );
    else
      perform app_private.record_event(
        'recurring_invoices', v_recurrence.id, v_recurrence.account_id, 'DRAFT_MADE', v_recurrence.status::text,
        jsonb_build_object('invoiceId', v_invoice.id)
      );
    end if;
    if v_recurrence.next_on is null then
      perform app_private.move_row(null::app_public.recurring_invoices, v_recurrence.id, 'end');
    end if;
  end if;
  return v_invoice.id;
end;
$$;
comment on function app_private.make_recurring_invoice_at(uuid, timestamptz) is
  'Makes a recurring invoice if its day has come at a moment, at night too: a draft, or submitted by itself. Returns the invoice. Safe to run twice.';
grant execute on function app_private.make_recurring_invoice_at(uuid, timestamptz) to app_worker;
