-- A repeated invoice has been submitted once, so that it was whole and stays as it was.
create or replace function app_private.check_recurring_invoice(recurrence app_public.recurring_invoices, before app_public.recurring_invoices)
returns void
language plpgsql volatile
as $$
declare
  v_status app_public.invoice_status;
  v_archived_at timestamptz;
begin
  perform app_private.refuse_blanks(
    app_hidden.attributes_of('app_public.recurring_invoices', to_jsonb(recurrence)), array['invoiceId', 'frequency', 'startsOn']
  );
  if recurrence.invoice_id is not null then
    select i.status, c.archived_at into v_status, v_archived_at
    from app_public.invoices i left join app_public.clients c on c.id = i.client_id
    where i.id = recurrence.invoice_id;
    if not found then
      perform app_private.refuse('INVALID', 'attributes.invoiceId');
    elsif v_status = 'DRAFT' then
      perform app_private.refuse('INVOICE_NOT_SUBMITTED', 'attributes.invoiceId');
    elsif recurrence.invoice_id is distinct from before.invoice_id
      and (v_status in ('REJECTED', 'NULLIFIED') or v_archived_at is not null) then
      perform app_private.refuse('INVALID_ACTION', 'attributes.invoiceId');
    elsif exists (
      select from app_public.recurring_invoices r
      where r.invoice_id = recurrence.invoice_id and r.status <> 'ENDED' and r.id is distinct from before.id
    ) then
      perform app_private.refuse('TAKEN', 'attributes.invoiceId');
    end if;
  end if;
  if recurrence.starts_on is distinct from before.starts_on
    and recurrence.starts_on not between app_hidden.today() and app_hidden.today() + 730 then
    perform app_private.refuse('INVALID', 'attributes.startsOn');
  end if;
  if recurrence.is_month_end and recurrence.frequency = 'WEEKLY' then
    perform app_private.refuse('INVALID', 'attributes.isMonthEnd');
  end if;
  if app_hidden.recurrence_after(recurrence, greatest(recurrence.last_on, app_hidden.today() - 1)) is null
    and num_nulls(recurrence.frequency, recurrence.starts_on, recurrence.ends_on) = 0 then
    perform app_private.refuse('INVALID', 'attributes.endsOn');
  end if;
end;
$$;
comment on function app_private.check_recurring_invoice(app_public.recurring_invoices, app_public.recurring_invoices) is
  'Refuses at the attributes of a recurring invoice as it would be: BLANK; at invoiceId INVALID for an invoice out of reach, '
  'INVOICE_NOT_SUBMITTED for a draft, INVALID_ACTION for one that was rejected or credited in full or whose client is archived, TAKEN for '
  'one that is repeated already; INVALID startsOn before today or more than two years ahead, endsOn where no day is left, isMonthEnd of weeks.';
grant execute on function app_private.check_recurring_invoice(app_public.recurring_invoices, app_public.recurring_invoices) to app_user;
