-- A duplicate is a new draft of the same work: no number, no dates, no receipts and no history. A bank account or
-- client that is deleted since is left out, so that the copy can be completed. It references the original, so that its
-- writer can read why that one was rejected.
create or replace function app_public.duplicate_invoice(input jsonb) returns app_public.invoices
language plpgsql volatile
as $$
declare
  v_source app_public.invoices := app_private.require_own_invoice((input ->> 'id')::uuid);
  v_copy app_public.invoices;
begin
  perform app_private.require_transition('invoices', null, null, 'create');
  perform app_private.stop_if_refused();
  perform app_private.tell_of_transition('invoices', null, null);
  insert into app_public.invoices (
    account_id, created_by, freelance_profile_id, bank_account_id, client_id, sender_reference_person_id,
    client_reference_person_id, buyer_reference, order_reference, copied_from_id
  ) values (
    v_source.account_id, app_hidden.current_user_id(), v_source.freelance_profile_id,
    coalesce(
      (select b.id from app_public.bank_accounts b where b.id = v_source.bank_account_id and b.deleted_at is null),
      (select b.id from app_public.bank_accounts b where b.freelance_profile_id = v_source.freelance_profile_id and b.is_default)
    ),
    (select c.id from app_public.clients c where c.id = v_source.client_id and c.archived_at is null),
    v_source.sender_reference_person_id,
    (select r.id from app_public.reference_people r join app_public.clients c on c.id = r.client_id
      where r.id = v_source.client_reference_person_id and c.archived_at is null),
    v_source.buyer_reference, v_source.order_reference, v_source.id
  ) returning * into v_copy;
  insert into app_public.invoice_lines (
    account_id, invoice_id, position, line_type, description, occupation_code_id, quantity, remaining_quantity,
    unit_price_minor, diet_taxable_unit_price_minor, diet_non_taxable_unit_price_minor, address_from, address_to,
    vat_rate, work_report, dependent_on_position, collapsed
  )
  select
    v_copy.account_id, v_copy.id, l.position, l.line_type, l.description, l.occupation_code_id, l.quantity, l.quantity,
    l.unit_price_minor, l.diet_taxable_unit_price_minor, l.diet_non_taxable_unit_price_minor, l.address_from,
    l.address_to, l.vat_rate, l.work_report, l.dependent_on_position, l.collapsed
  from app_public.invoice_lines l
  where l.invoice_id = v_source.id;
  perform app_private.recompute_invoice(v_copy.id);
  perform app_private.refuse_many_drafts();

  select i.* into v_copy from app_public.invoices i where i.id = v_copy.id;
  return v_copy;
end;
$$;
comment on function app_public.duplicate_invoice(jsonb) is
'@impersonated allowed
@performs invoices create
Makes a draft with the same parties and lines as an invoice in any state, without number, dates, receipts and events.';
grant execute on function app_public.duplicate_invoice(jsonb) to app_user;
