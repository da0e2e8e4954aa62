-- The payees: a person who is employed for each invoice, or an organisation that invoices itself. There is no grant to
-- delete: an unused profile is archived.
select app_private.begin_rules('app_public.freelance_profiles', array['personal_number_masked']);

create policy "members read their account's payout profiles" on app_public.freelance_profiles for select to app_user
  using (account_id = (select app_hidden.current_account_id()));
create policy "owners and admins make payout profiles" on app_public.freelance_profiles for insert to app_user
  with check (account_id = (select app_hidden.current_account_id()) and (select app_hidden.can_manage()) and (select app_hidden.has_feature('invoices')));
create policy "owners and admins change their account's payout profiles" on app_public.freelance_profiles for update to app_user
  using (account_id = (select app_hidden.current_account_id()) and (select app_hidden.can_manage()) and (select app_hidden.has_feature('invoices')));
create policy "operators with review say who charges VAT" on app_public.freelance_profiles for update to app_operator
  using ((select app_hidden.current_operator_role()) in ('REVIEW', 'ADMIN'));
grant select on app_public.freelance_profiles to app_user;
grant insert (
  account_id, freelance_type, first_name, last_name, personal_number_masked, organization_name, organization_number,
  invoice_starting_number, salary_tax_percent, address, agreement_version, agreement_accepted_at, reminders_enabled
) on app_public.freelance_profiles to app_user;
grant update (
  first_name, last_name, personal_number_masked, organization_name, organization_number, invoice_starting_number,
  salary_tax_percent, address, archived_at, agreement_version, agreement_accepted_at, reminders_enabled
) on app_public.freelance_profiles to app_user;
grant update (is_vat_registered, is_in_business_register, updated_at) on app_public.freelance_profiles to app_operator;

comment on table app_public.freelance_profiles is
'@actions
@personal kept
@prefix frp
@list
@defaultSort created_at desc
@search search_text
@section payout 30
@label display_name
@icon id
A payee: a person, or an organisation that invoices in its own name.';
comment on column app_public.freelance_profiles.profile_number is 'Six digits, unique in the product. Opens the KID and the document number.';
comment on column app_public.freelance_profiles.freelance_type is E'@filter\nINDIVIDUAL is employed and taxed for each invoice; ORGANIZATION invoices itself.';
comment on column app_public.freelance_profiles.first_name is 'First name of an individual.';
comment on column app_public.freelance_profiles.last_name is 'Last name of an individual.';
comment on column app_public.freelance_profiles.personal_number_masked is
  E'@name personalNumber\nThe personal number with all after the first six characters hidden.';
comment on column app_public.freelance_profiles.organization_name is 'Name of an organisation.';
comment on column app_public.freelance_profiles.organization_number is '@groups 3 3 3
@decides
Registration number of an organisation; nine digits, mod 11, in Norway.';
comment on column app_public.freelance_profiles.invoice_starting_number is
  E'@unlisted\nThe number of the first invoice. Fixed once an invoice is published.';
comment on column app_public.freelance_profiles.salary_tax_percent is 'Per cent withheld from salary by the tax card; 50 without one.';
comment on column app_public.freelance_profiles.is_vat_registered is
  'Whether an organisation may charge VAT, from the register. Without it only 0 % is allowed.';
comment on column app_public.freelance_profiles.is_in_business_register is
  'Whether an organisation is in Foretaksregisteret, which its invoices must mention.';
comment on column app_public.freelance_profiles.reminders_enabled is
  E'@unlisted\nWhether its clients are reminded by e-mail of what is overdue.';
comment on column app_public.freelance_profiles.address is 'Postal address; the seller''s on an organisation''s invoices.';
comment on column app_public.freelance_profiles.status is E'@filter\nWhether its identity is verified. Changes only as the transitions allow.';
comment on column app_public.freelance_profiles.verified is
  E'@unlisted\nWhether its identity is verified, by an e-ID, a role in the organisation or an operator. '
  'Invoices of an unverified profile are not approved automatically, and nothing is paid out to it.';
comment on column app_public.freelance_profiles.verified_at is 'When an operator verified it, UTC.';
comment on column app_public.freelance_profiles.refusal_reason is E'@longText\nWhy an operator did not verify it.';
comment on column app_public.freelance_profiles.national_register_check is
  E'@unlisted\nWhether name, number and address are the national business register''s, and are locked. It does '
  'not verify the user who made the profile.';
comment on column app_public.freelance_profiles.archived_at is E'@filter archived\nWhen it was archived; it cannot be used until it is restored.';
comment on column app_public.freelance_profiles.agreement_version is
  'The version of the agreement its owner has accepted; null when it was made before there was one.';
comment on column app_public.freelance_profiles.agreement_accepted_at is 'When the agreement was accepted, UTC.';
comment on column app_public.freelance_profiles.display_name is 'The organisation''s name, or the person''s.';
comment on column app_public.freelance_profiles.created_at is E'@sort\nWhen it was made, UTC.';
comment on type app_public.verification_status is 'Whether the identity of a payout profile is verified.';
