-- The operating company and the operators' limits. One row, made by a seed.
select app_private.begin_rules('app_public.invoicing_settings');

-- require_identity is granted to no role: it is a rule, and off only in installations without a national e-ID.

create policy "finance operators change the invoicing settings" on app_public.invoicing_settings for update to app_operator
  using ((select app_hidden.current_operator_role()) in ('FINANCE', 'ADMIN'));
grant update (
  company_name, organization_number, is_vat_registered, is_in_business_register, address, account_number, bic,
  automatic_approval_limit_minor, automatic_approval_total_minor, automatic_approval_days,
  automatic_approvals_per_day, automatic_approvals_unpaid, sub_unit_number, updated_at
) on app_public.invoicing_settings to app_operator;

create trigger _200_check before insert or update on app_public.invoicing_settings
  for each row execute function app_private.tg_invoicing_settings__check();

comment on table app_public.invoicing_settings is
'@personal none
@prefix ise
@section settings
@label company_name
@icon adjustments
The operating company, which is the seller for individuals, and the limits of automatic approval.';
comment on column app_public.invoicing_settings.is_only_row is E'@behavior -*\nKeeps it to one row.';
comment on column app_public.invoicing_settings.company_name is 'The operating company.';
comment on column app_public.invoicing_settings.organization_number is E'@groups 3 3 3\nIts organisation number, mod 11.';
comment on column app_public.invoicing_settings.sub_unit_number is
  E'@groups 3 3 3\nThe number of its sub-unit, which reports pay to the tax authority; another than its own number.';
comment on column app_public.invoicing_settings.is_vat_registered is 'Whether it charges VAT.';
comment on column app_public.invoicing_settings.is_in_business_register is
  'Whether it is in Foretaksregisteret, which its invoices must mention.';
comment on column app_public.invoicing_settings.address is 'Its postal address.';
comment on column app_public.invoicing_settings.account_number is E'@groups 4 2 5\nThe client account all invoices are paid to, mod 11.';
comment on column app_public.invoicing_settings.bic is 'BIC of the bank.';
comment on column app_public.invoicing_settings.automatic_approval_limit_minor is
  'Invoices up to this amount without VAT, in øre, may be approved without an operator.';
comment on column app_public.invoicing_settings.automatic_approval_total_minor is
  'The maximum sum approved without an operator for one profile within automaticApprovalDays, without VAT, in øre.';
comment on column app_public.invoicing_settings.automatic_approval_days is
  'The number of days over which that sum is counted.';
comment on column app_public.invoicing_settings.automatic_approvals_per_day is
  'The number of invoices of one profile, and of its credit notes, that may be approved without an operator in 24 '
  'hours.';
comment on column app_public.invoicing_settings.automatic_approvals_unpaid is
  'The maximum by which the unpaid invoices of one account that are approved without an operator exceed its paid ones.';
comment on column app_public.invoicing_settings.require_identity is 'Whether an individual must have identified before submitting.';
comment on column app_public.invoicing_settings.created_at is 'When the row was made, UTC.';
