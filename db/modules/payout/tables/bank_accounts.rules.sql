-- The accounts for payouts. Never deleted, only disabled, since paid invoices reference them; and never changed, since
-- a changed number is another account.
select app_private.begin_rules('app_public.bank_accounts', array['masked:account_number']);

create policy "members read their account's bank accounts" on app_public.bank_accounts for select to app_user
  using (account_id = (select app_hidden.current_account_id()));
create policy "owners and admins add bank accounts" on app_public.bank_accounts for insert to app_user
  with check (account_id = (select app_hidden.current_account_id()) and (select app_hidden.can_manage()) and (select app_hidden.has_feature('invoices')));
create policy "owners and admins choose and remove bank accounts" on app_public.bank_accounts for update to app_user
  using (account_id = (select app_hidden.current_account_id()) and (select app_hidden.can_manage()) and (select app_hidden.has_feature('invoices')));
grant select on app_public.bank_accounts to app_user;
grant insert (account_id, freelance_profile_id, account_number, currency, swift_code, is_default) on app_public.bank_accounts to app_user;
grant update (is_default, deleted_at) on app_public.bank_accounts to app_user;

comment on table app_public.bank_accounts is
'@personal kept
@prefix bac
@order created_at
@section payout
@label account_number
@icon building-bank
An account a profile is paid to.';
comment on constraint bank_accounts_freelance_profile_id_fkey on app_public.bank_accounts is '@foreignFieldName bankAccounts';
comment on column app_public.bank_accounts.freelance_profile_id is 'The profile paid to it.';
comment on column app_public.bank_accounts.account_number is
  E'@groups 4 2 5\nLetters and digits only; for NOK eleven digits, mod 11. As typed for a profile abroad.';
comment on column app_public.bank_accounts.currency is 'NOK, or any for an organisation.';
comment on column app_public.bank_accounts.swift_code is 'BIC of the bank, 8 to 11 characters.';
comment on column app_public.bank_accounts.is_default is E'@name default\nWhether invoices of the profile are paid to it when they name none.';
comment on column app_public.bank_accounts.deleted_at is 'When it was put out of use.';
comment on column app_public.bank_accounts.created_at is 'When it was added, UTC.';
