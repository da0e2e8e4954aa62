-- A bank account or client that is deleted since is left out, so that the copy can be completed. It references the original,
-- so that its user can read why that one was rejected. Receipts document one purchase, and are never copied. Copying an invoice
-- that was credited in full starts it again: all of its lines are copied, and `only_remaining` is not set.
create or replace function app_private.copy_invoice(source app_public.invoices, created_by uuid, only_remaining boolean default false)
returns app_public.invoices
language plpgsql volatile
as $$
declare
  v_copy app_public.invoices;
  v_columns constant text[] := app_hidden.form_columns('app_public.invoice_lines');
begin
  perform app_private.require_transition('invoices', null, null, 'create');
  perform app_private.stop_if_refused();
  v_copy := app_private.insert_row(source, app_hidden.fields_of(
    to_jsonb(source) - '{invoiced_on,due_on}'::text[], variadic app_hidden.form_columns('app_public.invoices')
  ) || jsonb_build_object(
    'accountId', source.account_id, 'created_by', created_by, 'copied_from_id', source.id,
    'bank_account_id', coalesce(
      (select b.id from app_public.bank_accounts b where b.id = source.bank_account_id and b.deleted_at is null),
      (select b.id from app_public.bank_accounts b where b.freelance_profile_id = source.freelance_profile_id and b.is_default)
    ),
    'client_id', (select c.id from app_public.clients c where c.id = source.client_id and c.archived_at is null),
    'client_reference_person_id', (
      select r.id from app_public.reference_people r join app_public.clients c on c.id = r.client_id
      where r.id = source.client_reference_person_id and c.archived_at is null
    )
  ));
  perform app_private.insert_rows(null::app_public.invoice_lines, (
    with taken as (
      select l, row_number() over (order by l.position) - 1 as place, case when only_remaining then l.remaining_quantity else l.quantity end as quantity
      from app_public.invoice_lines l
      where l.invoice_id = source.id and (not only_remaining or l.remaining_quantity > 0)
    )
    select coalesce(jsonb_agg(app_hidden.fields_of(to_jsonb(t.l), variadic v_columns) || jsonb_build_object(
      'account_id', v_copy.account_id, 'invoice_id', v_copy.id, 'position', t.place, 'quantity', t.quantity, 'remaining_quantity', t.quantity,
      'dependent_on_position', (select other.place from taken other where (other.l).position = (t.l).dependent_on_position)
    )), '[]')
    from taken t
  ));
  perform app_private.recompute_invoice(v_copy.id);
  return v_copy;
end;
$$;
comment on function app_private.copy_invoice(app_public.invoices, uuid, boolean) is
  'Makes a draft with the same parties and lines as an invoice, without number, dates and receipts; only_remaining leaves out what was credited.';
grant execute on function app_private.copy_invoice(app_public.invoices, uuid, boolean) to app_user;
