-- Whatever an id points to must be seen by the caller and belong together. Another account's row
-- is answered as one that does not exist: INVALID.
create or replace function app_private.check_invoice_parties(invoice app_public.invoices) returns void
language plpgsql volatile
as $$
declare
  v_archived_at timestamptz;
begin
  if invoice.freelance_profile_id is not null then
    select p.archived_at into v_archived_at from app_public.freelance_profiles p where p.id = invoice.freelance_profile_id;
    if not found then
      perform app_private.refuse('INVALID', 'freelanceProfileId');
    elsif v_archived_at is not null then
      perform app_private.refuse('FREELANCE_PROFILE_ARCHIVED', 'freelanceProfileId');
    end if;
  end if;
  if invoice.bank_account_id is not null and not exists (
    select from app_public.bank_accounts b
    where b.id = invoice.bank_account_id and b.freelance_profile_id = invoice.freelance_profile_id and b.deleted_at is null
  ) then
    perform app_private.refuse('INVALID', 'bankAccountId');
  end if;
  if invoice.client_id is not null then
    select c.archived_at into v_archived_at from app_public.clients c
    where c.id = invoice.client_id and c.freelance_profile_id = invoice.freelance_profile_id;
    if not found then
      perform app_private.refuse('INVALID', 'clientId');
    elsif v_archived_at is not null then
      perform app_private.refuse('INCLUSION', 'clientId');
    end if;
  end if;
  if invoice.sender_reference_person_id is not null and not exists (
    select from app_public.reference_people r
    where r.id = invoice.sender_reference_person_id and r.freelance_profile_id = invoice.freelance_profile_id
  ) then
    perform app_private.refuse('INVALID', 'senderReferencePerson');
  end if;
  if invoice.client_reference_person_id is not null and not exists (
    select from app_public.reference_people r
    where r.id = invoice.client_reference_person_id and r.client_id = invoice.client_id
  ) then
    perform app_private.refuse('INVALID', 'clientReferencePerson');
  end if;
  perform app_private.refuse_other_payee(invoice);
end;
$$;
comment on function app_private.check_invoice_parties(app_public.invoices) is
  'Refuses a profile, account, client or reference person that does not exist or belongs to another account, and archived ones.';
grant execute on function app_private.check_invoice_parties(app_public.invoices) to app_user;
