-- An operator acting as the user may edit a draft's texts but not the payee: the user's choice stays, and where there
-- is none only the profile's own default is filled in.
create or replace function app_private.refuse_other_payee(invoice app_public.invoices) returns void
language plpgsql volatile
as $$
declare
  v_before app_public.invoices;
begin
  if app_hidden.current_administrator_id() is null then
    return;
  end if;
  select i.* into v_before from app_public.invoices i where i.id = invoice.id;
  if v_before.freelance_profile_id is not null
    and invoice.freelance_profile_id is distinct from v_before.freelance_profile_id then
    perform app_private.refuse('INVALID_ACTION', 'freelanceProfileId');
  end if;
  if invoice.bank_account_id is distinct from v_before.bank_account_id and (
    v_before.bank_account_id is not null
    or not exists (
      select from app_public.bank_accounts b
      where b.id = invoice.bank_account_id and b.freelance_profile_id = invoice.freelance_profile_id and b.is_default
    )
  ) then
    perform app_private.refuse('INVALID_ACTION', 'bankAccountId');
  end if;
end;
$$;
comment on function app_private.refuse_other_payee(app_public.invoices) is
  'Refuses INVALID_ACTION at freelanceProfileId or bankAccountId when an operator who acts as the user would change '
  'who is paid. The argument is the draft as it would be.';
grant execute on function app_private.refuse_other_payee(app_public.invoices) to app_user;
