--! Previous: sha1:89b924a0aabc187b6479dfa4213f15e5f1e6bce2
--! Hash: sha1:848b05e3306f29fa900a57848a8b9f083db3391f
--! Message: one account on both ends of a key

--! split: 1-current.sql
-- Changes of tables and data since the newest committed migration.

-- A row with an account points only to rows of the same account, whoever writes it: the key says so.
alter table app_public.freelance_profiles drop constraint if exists freelance_profiles_id_account_id_key cascade;
alter table app_public.freelance_profiles add constraint freelance_profiles_id_account_id_key unique (id, account_id);
alter table app_public.bank_accounts drop constraint if exists bank_accounts_id_account_id_key cascade;
alter table app_public.bank_accounts add constraint bank_accounts_id_account_id_key unique (id, account_id);
alter table app_public.clients drop constraint if exists clients_id_account_id_key cascade;
alter table app_public.clients add constraint clients_id_account_id_key unique (id, account_id);
alter table app_public.reference_people drop constraint if exists reference_people_id_account_id_key cascade;
alter table app_public.reference_people add constraint reference_people_id_account_id_key unique (id, account_id);
alter table app_public.invoices drop constraint if exists invoices_id_account_id_key cascade;
alter table app_public.invoices add constraint invoices_id_account_id_key unique (id, account_id);
alter table app_public.files drop constraint if exists files_id_account_id_key cascade;
alter table app_public.files add constraint files_id_account_id_key unique (id, account_id);

alter table app_public.bank_accounts
  drop constraint if exists bank_accounts_freelance_profile_id_fkey,
  add constraint bank_accounts_freelance_profile_id_fkey foreign key (freelance_profile_id, account_id) references app_public.freelance_profiles (id, account_id);
alter table app_public.reference_people
  drop constraint if exists reference_people_freelance_profile_id_fkey,
  drop constraint if exists reference_people_client_id_fkey,
  add constraint reference_people_freelance_profile_id_fkey foreign key (freelance_profile_id, account_id) references app_public.freelance_profiles (id, account_id) on delete cascade,
  add constraint reference_people_client_id_fkey foreign key (client_id, account_id) references app_public.clients (id, account_id) on delete cascade;
alter table app_private.invoice_number_series
  drop constraint if exists invoice_number_series_freelance_profile_id_fkey,
  add constraint invoice_number_series_freelance_profile_id_fkey foreign key (freelance_profile_id, account_id) references app_public.freelance_profiles (id, account_id);
alter table app_private.personal_numbers
  drop constraint if exists personal_numbers_freelance_profile_id_fkey,
  add constraint personal_numbers_freelance_profile_id_fkey foreign key (freelance_profile_id, account_id) references app_public.freelance_profiles (id, account_id) on delete cascade;
alter table app_public.clients
  drop constraint if exists clients_freelance_profile_id_fkey,
  add constraint clients_freelance_profile_id_fkey foreign key (freelance_profile_id, account_id) references app_public.freelance_profiles (id, account_id);
alter table app_public.invoices
  drop constraint if exists invoices_freelance_profile_id_fkey,
  drop constraint if exists invoices_bank_account_id_fkey,
  drop constraint if exists invoices_client_id_fkey,
  drop constraint if exists invoices_sender_reference_person_id_fkey,
  drop constraint if exists invoices_client_reference_person_id_fkey,
  drop constraint if exists invoices_pdf_document_id_fkey,
  add constraint invoices_freelance_profile_id_fkey foreign key (freelance_profile_id, account_id) references app_public.freelance_profiles (id, account_id),
  add constraint invoices_bank_account_id_fkey foreign key (bank_account_id, account_id) references app_public.bank_accounts (id, account_id),
  add constraint invoices_client_id_fkey foreign key (client_id, account_id) references app_public.clients (id, account_id),
  add constraint invoices_sender_reference_person_id_fkey foreign key (sender_reference_person_id, account_id) references app_public.reference_people (id, account_id) on delete set null (sender_reference_person_id),
  add constraint invoices_client_reference_person_id_fkey foreign key (client_reference_person_id, account_id) references app_public.reference_people (id, account_id) on delete set null (client_reference_person_id),
  add constraint invoices_pdf_document_id_fkey foreign key (pdf_document_id, account_id) references app_public.files (id, account_id);
alter table app_public.invoice_lines
  drop constraint if exists invoice_lines_invoice_id_fkey,
  add constraint invoice_lines_invoice_id_fkey foreign key (invoice_id, account_id) references app_public.invoices (id, account_id) on delete cascade;
alter table app_public.receipts
  drop constraint if exists receipts_invoice_id_fkey,
  drop constraint if exists receipts_file_id_fkey,
  add constraint receipts_invoice_id_fkey foreign key (invoice_id, account_id) references app_public.invoices (id, account_id) on delete cascade,
  add constraint receipts_file_id_fkey foreign key (file_id, account_id) references app_public.files (id, account_id);
alter table app_public.deliveries
  drop constraint if exists deliveries_invoice_id_fkey,
  add constraint deliveries_invoice_id_fkey foreign key (invoice_id, account_id) references app_public.invoices (id, account_id);
-- A new key has no comment, and the rules of deliveries, where it is written, are not read again.
comment on constraint deliveries_invoice_id_fkey on app_public.deliveries is '@foreignFieldName deliveries';
alter table app_private.invoice_documents
  drop constraint if exists invoice_documents_invoice_id_fkey,
  add constraint invoice_documents_invoice_id_fkey foreign key (invoice_id, account_id) references app_public.invoices (id, account_id);

-- A key that carries the account along is named by itself now.
comment on constraint department_memberships_membership_id_account_id_fkey on app_public.department_memberships is null;

--! split: 2-definitions.sql
-- Generated by `npm run db:stage`: the module files that no committed migration holds yet.
--! Included accounts/tables/department_memberships.rules.sql
-- Who belongs to which department. Owners and admins have every department and need no row.
select app_private.begin_rules('app_public.department_memberships');

create policy "members see who belongs to their account's departments" on app_public.department_memberships for select to app_user
  using (account_id = (select app_hidden.current_account_id()));
grant select on app_public.department_memberships to app_user;

comment on table app_public.department_memberships is
'@prefix dmb
@section people
@icon person_pin
@label membership_id
@name.nb Avdelingsmedlemskap
@name.en Department memberships
A member''s role in a department (document A, section 3, Department membership).';
comment on constraint department_memberships_department_id_account_id_fkey on app_public.department_memberships is '@foreignFieldName departmentMemberships';
comment on column app_public.department_memberships.id is 'Key.';
comment on column app_public.department_memberships.account_id is 'The team.';
comment on column app_public.department_memberships.department_id is E'@filter\nThe department.';
comment on column app_public.department_memberships.membership_id is 'The member.';
comment on column app_public.department_memberships.role is E'@filter\nMANAGER or MEMBER.';
comment on column app_public.department_memberships.criminal_record_access is 'Whether the member sees criminal-record certificates.';
comment on column app_public.department_memberships.identity_access is 'Whether the member sees identity documents.';
comment on column app_public.department_memberships.created_at is 'When the member joined, UTC.';
comment on column app_public.department_memberships.updated_at is 'When the row was last changed, UTC.';
--! EndIncluded accounts/tables/department_memberships.rules.sql
--! Included payout/tables/bank_accounts.rules.sql
-- Where the money goes. Never deleted, only put out of use, since paid invoices name them; and never
-- changed, since a changed number is another account.
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
'@prefix bac
@order created_at
@section payout
@label account_number
@icon account_balance
@name.nb Bankkontoer
@name.en Bank accounts
An account a profile is paid to.';
comment on constraint bank_accounts_freelance_profile_id_fkey on app_public.bank_accounts is '@foreignFieldName bankAccounts';
comment on column app_public.bank_accounts.account_id is 'The account (tenant) it belongs to.';
comment on column app_public.bank_accounts.freelance_profile_id is 'The profile paid to it.';
comment on column app_public.bank_accounts.account_number is E'@groups 4 2 5\nLetters and digits only; for NOK eleven digits, mod 11.';
comment on column app_public.bank_accounts.currency is 'NOK, or any for an organisation.';
comment on column app_public.bank_accounts.swift_code is 'BIC of the bank, 8 to 11 characters.';
comment on column app_public.bank_accounts.is_default is E'@name default\nWhether invoices of the profile are paid to it when they name none.';
comment on column app_public.bank_accounts.deleted_at is 'When it was put out of use.';
comment on column app_public.bank_accounts.created_at is 'When it was added, UTC.';
comment on column app_public.bank_accounts.updated_at is 'When it was last changed, UTC.';
--! EndIncluded payout/tables/bank_accounts.rules.sql
--! Included payout/tables/reference_people.rules.sql
-- People named on invoices. Both profiles and clients have them, so they live in the lower of the
-- two modules.
select app_private.begin_rules('app_public.reference_people');

create policy "members read their account's reference people" on app_public.reference_people for select to app_user
  using (account_id = (select app_hidden.current_account_id()));
create policy "owners and admins add reference people" on app_public.reference_people for insert to app_user
  with check (account_id = (select app_hidden.current_account_id()) and (select app_hidden.can_manage()) and (select app_hidden.has_feature('invoices')));
create policy "owners and admins change their account's reference people" on app_public.reference_people for update to app_user
  using (account_id = (select app_hidden.current_account_id()) and (select app_hidden.can_manage()) and (select app_hidden.has_feature('invoices')));
create policy "owners and admins remove their account's reference people" on app_public.reference_people for delete to app_user
  using (account_id = (select app_hidden.current_account_id()) and (select app_hidden.can_manage()) and (select app_hidden.has_feature('invoices')));
grant select, delete on app_public.reference_people to app_user;
grant insert (account_id, freelance_profile_id, client_id, name, email, phone, reference_number) on app_public.reference_people to app_user;
grant update (name, email, phone, reference_number) on app_public.reference_people to app_user;

comment on table app_public.reference_people is
'@prefix ref
@order name
@section clients
@label name
@icon contacts
@name.nb Referansepersoner
@name.en Reference people
A person an invoice names, of the freelancer or of the client.';
comment on constraint reference_people_freelance_profile_id_fkey on app_public.reference_people is '@foreignFieldName referencePeople';
comment on column app_public.reference_people.account_id is 'The account it belongs to.';
comment on column app_public.reference_people.freelance_profile_id is 'The profile whose sender this is, or null.';
comment on column app_public.reference_people.client_id is 'The client whose receiver this is, or null.';
comment on column app_public.reference_people.name is 'Unique among those of one profile or client, without regard to case.';
comment on column app_public.reference_people.email is 'Unique among those of one profile or client.';
comment on column app_public.reference_people.phone is 'Digits, with or without a plus.';
comment on column app_public.reference_people.reference_number is 'What the client wants to read on the invoice.';
comment on column app_public.reference_people.created_at is 'When it was added, UTC.';
comment on column app_public.reference_people.updated_at is 'When it was last changed, UTC.';
--! EndIncluded payout/tables/reference_people.rules.sql
--! Included clients/tables/clients.rules.sql
-- Whom invoices go to. What the register says of an organisation is written by the product; only an
-- operator may block.
select app_private.begin_rules('app_public.clients');

create policy "members read their account's clients" on app_public.clients for select to app_user
  using (account_id = (select app_hidden.current_account_id()));
create policy "owners and admins add clients" on app_public.clients for insert to app_user
  with check (account_id = (select app_hidden.current_account_id()) and (select app_hidden.can_manage()) and (select app_hidden.has_feature('invoices')));
create policy "owners and admins change their account's clients" on app_public.clients for update to app_user
  using (account_id = (select app_hidden.current_account_id()) and (select app_hidden.can_manage()) and (select app_hidden.has_feature('invoices')));
create policy "operators with review block clients" on app_public.clients for update to app_operator
  using ((select app_hidden.current_operator_role()) in ('REVIEW', 'ADMIN'));
grant select on app_public.clients to app_user;
grant insert (
  account_id, freelance_profile_id, client_type, client_number, name, friendly_name, email, phone, org_number, address,
  preferred_delivery_method, national_register_check, language, is_bankrupt, is_under_liquidation,
  is_under_forced_liquidation, is_deleted_in_register, register_checked_at
) on app_public.clients to app_user;
grant update (
  client_number, name, friendly_name, email, phone, org_number, address, preferred_delivery_method, language, archived_at
) on app_public.clients to app_user;
grant update (is_blocked) on app_public.clients to app_operator;

comment on table app_public.clients is
'@prefix cli
@defaultSort name
@search search_text
@section clients
@label name
@icon business
@name.nb Kunder
@name.en Clients
Somebody a payout profile sends invoices to.';
comment on constraint reference_people_client_id_fkey on app_public.reference_people is '@foreignFieldName referencePeople';
comment on column app_public.clients.account_id is 'The account it belongs to.';
comment on column app_public.clients.freelance_profile_id is 'The payout profile it is a client of.';
comment on column app_public.clients.client_type is E'@filter\nA person or an organisation. Never changes.';
comment on column app_public.clients.client_number is E'@sort\nAt most 8 digits, unique for the profile; random when none is given.';
comment on column app_public.clients.name is E'@sort\nFull name; as registered when it comes from the register.';
comment on column app_public.clients.friendly_name is 'What the freelancer calls it.';
comment on column app_public.clients.email is 'Where invoices are sent.';
comment on column app_public.clients.phone is 'Digits, with or without a plus.';
comment on column app_public.clients.org_number is E'@groups 3 3 3\nRegistration number; nine digits, mod 11, in Norway. Organisations only.';
comment on column app_public.clients.address is 'Postal address; as registered when it comes from the register.';
comment on column app_public.clients.preferred_delivery_method is 'How invoices reach it: EHF for organisations only.';
comment on column app_public.clients.national_register_check is E'@unlisted\nWhether name, number and address come from the national business register, and are locked.';
comment on column app_public.clients.language is 'The language of its documents and mails.';
comment on column app_public.clients.is_bankrupt is E'@unlisted\nThe register says bankrupt.';
comment on column app_public.clients.is_under_liquidation is E'@unlisted\nThe register says it is being wound up.';
comment on column app_public.clients.is_under_forced_liquidation is E'@unlisted\nThe register says it is being wound up by force.';
comment on column app_public.clients.is_deleted_in_register is E'@unlisted\nThe register has deleted it.';
comment on column app_public.clients.is_insolvent is 'Any of these: no invoice can be submitted.';
comment on column app_public.clients.register_checked_at is 'When the register was last asked, UTC.';
comment on column app_public.clients.is_blocked is 'Set by an operator: invoices wait for review.';
comment on column app_public.clients.archived_at is E'@filter archived\nWhen it was put aside.';
comment on column app_public.clients.search_text is E'@behavior -*\nWhat search looks in.';
comment on column app_public.clients.created_at is E'@sort\nWhen it was added, UTC.';
comment on column app_public.clients.updated_at is 'When it was last changed, UTC.';
--! EndIncluded clients/tables/clients.rules.sql
--! Included invoicing/tables/invoice_lines.rules.sql
-- What is billed. Amounts are never granted: they are computed.
select app_private.begin_rules('app_public.invoice_lines');

create policy "members read their account's invoice lines" on app_public.invoice_lines for select to app_user
  using (account_id = (select app_hidden.current_account_id()));
create policy "owners and admins write lines of their account's invoices" on app_public.invoice_lines for insert to app_user
  with check (account_id = (select app_hidden.current_account_id()) and (select app_hidden.can_manage()) and (select app_hidden.has_feature('invoices')));
create policy "owners and admins change lines of their account's invoices" on app_public.invoice_lines for update to app_user
  using (account_id = (select app_hidden.current_account_id()) and (select app_hidden.can_manage()) and (select app_hidden.has_feature('invoices')));
create policy "owners and admins remove lines of their account's invoices" on app_public.invoice_lines for delete to app_user
  using (account_id = (select app_hidden.current_account_id()) and (select app_hidden.can_manage()) and (select app_hidden.has_feature('invoices')));
grant select, delete on app_public.invoice_lines to app_user;
grant insert (
  account_id, invoice_id, position, line_type, description, occupation_code_id, quantity, remaining_quantity,
  unit_price_minor, diet_taxable_unit_price_minor, diet_non_taxable_unit_price_minor, address_from, address_to,
  vat_rate, work_report, dependent_on_position, collapsed
) on app_public.invoice_lines to app_user;
grant update (
  position, line_type, description, occupation_code_id, quantity, remaining_quantity, unit_price_minor,
  diet_taxable_unit_price_minor, diet_non_taxable_unit_price_minor, address_from, address_to, vat_rate, work_report,
  dependent_on_position, collapsed
) on app_public.invoice_lines to app_user;

create trigger _400_freeze before insert or update or delete on app_public.invoice_lines
  for each row execute function app_private.tg__freeze_with_invoice();

comment on table app_public.invoice_lines is
'@prefix lin
@order position
@section invoicing
@hide
@label description
@name.nb Fakturalinjer
@name.en Invoice lines
One thing billed.';
comment on constraint invoice_lines_invoice_id_fkey on app_public.invoice_lines is '@foreignFieldName lines';
comment on column app_public.invoice_lines.account_id is 'The account it belongs to.';
comment on column app_public.invoice_lines.invoice_id is 'The invoice it is on.';
comment on column app_public.invoice_lines.position is 'Its place, counted from 0 as in error paths.';
comment on column app_public.invoice_lines.line_type is 'Decides how it is taxed: WORK, EXTRA and BENEFIT in full, EXPENSE not, DIET and MILEAGE above the tax-free rate.';
comment on column app_public.invoice_lines.description is 'What was done, in words.';
comment on column app_public.invoice_lines.occupation_code_id is 'The occupation; demanded for WORK.';
comment on column app_public.invoice_lines.quantity is 'Hours, days, kilometres or pieces, two decimals.';
comment on column app_public.invoice_lines.remaining_quantity is 'What credit notes have left of the quantity.';
comment on column app_public.invoice_lines.unit_price_minor is 'Price of one in øre, without VAT. Not for DIET.';
comment on column app_public.invoice_lines.diet_taxable_unit_price_minor is 'DIET: the taxable part of a day''s rate, in øre.';
comment on column app_public.invoice_lines.diet_non_taxable_unit_price_minor is 'DIET: the tax-free part of a day''s rate, in øre.';
comment on column app_public.invoice_lines.address_from is 'MILEAGE: where the drive began.';
comment on column app_public.invoice_lines.address_to is 'MILEAGE: where it ended.';
comment on column app_public.invoice_lines.vat_rate is
'@rateOf vat_minor
@unit PERCENT
VAT, per cent: one of the rates in force.';
comment on column app_public.invoice_lines.amount_minor is E'@sum\nWithout VAT, in øre. Computed.';
comment on column app_public.invoice_lines.vat_minor is 'Its share of the rate''s VAT, in øre. Computed.';
comment on column app_public.invoice_lines.work_report is 'When the work was done, by task or by time; demanded for WORK.';
comment on column app_public.invoice_lines.dependent_on_position is 'DIET and MILEAGE: the position of the work they belong to.';
comment on column app_public.invoice_lines.collapsed is 'Whether the editor shows it folded.';
comment on column app_public.invoice_lines.created_at is 'When it was written, UTC.';
comment on column app_public.invoice_lines.updated_at is 'When it was last changed, UTC.';
--! EndIncluded invoicing/tables/invoice_lines.rules.sql
--! Included invoicing/tables/invoices.rules.sql
-- A bill on its way from draft to paid. Status, amounts, numbers and keys are never granted: they
-- are computed and given by the house's own functions. Deletion is granted and the policy lets only
-- drafts go. Its foreign keys carry the account, so a mutation that forgot to look cannot take a
-- number from another account's series.
select app_private.begin_rules('app_public.invoices', array['public_token']);

create policy "members read their account's invoices" on app_public.invoices for select to app_user
  using (account_id = (select app_hidden.current_account_id()));
create policy "owners and admins write drafts" on app_public.invoices for insert to app_user
  with check (
    account_id = (select app_hidden.current_account_id()) and (select app_hidden.can_manage()) and (select app_hidden.has_feature('invoices'))
    and (created_by is null or created_by = (select app_hidden.current_user_id()))
  );
create policy "owners and admins edit their account's drafts" on app_public.invoices for update to app_user
  using (account_id = (select app_hidden.current_account_id()) and (select app_hidden.can_manage()) and (select app_hidden.has_feature('invoices')));
create policy "owners and admins delete drafts" on app_public.invoices for delete to app_user
  using (status = 'DRAFT' and account_id = (select app_hidden.current_account_id()) and (select app_hidden.can_manage()) and (select app_hidden.has_feature('invoices')));
grant select, delete on app_public.invoices to app_user;
grant insert (
  account_id, created_by, freelance_profile_id, bank_account_id, client_id, sender_reference_person_id,
  client_reference_person_id, buyer_reference, order_reference, invoiced_on, due_on
) on app_public.invoices to app_user;
grant update (
  freelance_profile_id, bank_account_id, client_id, sender_reference_person_id, client_reference_person_id,
  buyer_reference, order_reference, invoiced_on, due_on
) on app_public.invoices to app_user;

create trigger _200_guard_transition before insert or update of status on app_public.invoices
  for each row execute function app_private.tg__guard_transition();
create trigger _300_keep_search_text
  before insert or update of client_id, document_number, kid, buyer_reference, order_reference on app_public.invoices
  for each row execute function app_private.tg_invoices__keep_search_text();
create trigger _400_freeze before update on app_public.invoices
  for each row execute function app_private.tg_invoices__freeze();

comment on table app_public.invoices is
'@prefix inv
@list
@defaultSort created_at desc
@search search_text
@sort client.name
@statusSubscription invoiceStatusChanged
@section invoicing
@label document_number
@icon receipt_long
@name.nb Fakturaer
@name.en Invoices
A bill to a client, from draft to paid. Amounts in minor units (øre), computed in the database.';
comment on constraint invoices_created_by_fkey on app_public.invoices is '@fieldName author';
comment on column app_public.invoices.account_id is 'The account it belongs to.';
comment on column app_public.invoices.created_by is E'@unlisted\nThe user who wrote it and is told about it.';
comment on column app_public.invoices.freelance_profile_id is E'@filter\nWho is paid.';
comment on column app_public.invoices.bank_account_id is 'The account the payout goes to.';
comment on column app_public.invoices.client_id is E'@filter\nWho pays.';
comment on column app_public.invoices.sender_reference_person_id is 'The freelancer''s person named on it.';
comment on column app_public.invoices.client_reference_person_id is 'The client''s person named on it.';
comment on column app_public.invoices.status is E'@filter\nHow far it has come. Changes only as the transitions allow.';
comment on column app_public.invoices.currency is 'Always NOK.';
comment on column app_public.invoices.platform_fee_percent is
'@rateOf platform_fee_amount_minor
@name platformFee
The fee it was computed with, per cent.';
comment on column app_public.invoices.employer_tax_percent is
'@rateOf employer_tax_amount_minor
@name employerTax
The employer''s contribution it was computed with, per cent; null for an organisation.';
comment on column app_public.invoices.salary_tax_percent is
'@rateOf salary_tax_amount_minor
@name salaryTax
The withholding it was computed with, per cent; null for an organisation.';
comment on column app_public.invoices.mileage_tax_free_unit_price_minor is 'The tax-free rate per kilometre it was computed with, in øre; null for an organisation.';
comment on column app_public.invoices.amount_minor is E'@sort\nWithout VAT, in øre.';
comment on column app_public.invoices.vat_minor is 'VAT in øre.';
comment on column app_public.invoices.total_minor is E'@sum\nWhat the client pays, in øre.';
comment on column app_public.invoices.platform_fee_amount_minor is 'The platform''s fee in øre.';
comment on column app_public.invoices.employer_tax_amount_minor is 'Employer''s contribution in øre; 0 for an organisation.';
comment on column app_public.invoices.salary_tax_amount_minor is 'Withheld tax in øre; 0 for an organisation.';
comment on column app_public.invoices.gross_salary_minor is 'Salary before tax in øre; 0 for an organisation.';
comment on column app_public.invoices.payout_amount_minor is 'What reaches the freelancer''s account, in øre.';
comment on column app_public.invoices.remaining_amount_minor is E'@restOf amount_minor\nWhat credit notes have left of the amount, in øre.';
comment on column app_public.invoices.remaining_vat_minor is E'@restOf vat_minor\nWhat credit notes have left of the VAT, in øre.';
comment on column app_public.invoices.remaining_platform_fee_amount_minor is E'@restOf platform_fee_amount_minor\nWhat credit notes have left of the fee, in øre.';
comment on column app_public.invoices.remaining_employer_tax_amount_minor is E'@restOf employer_tax_amount_minor\nWhat credit notes have left of the employer''s contribution, in øre.';
comment on column app_public.invoices.remaining_salary_tax_amount_minor is E'@restOf salary_tax_amount_minor\nWhat credit notes have left of the withheld tax, in øre.';
comment on column app_public.invoices.remaining_gross_salary_minor is E'@restOf gross_salary_minor\nWhat credit notes have left of the salary before tax, in øre.';
comment on column app_public.invoices.remaining_payout_amount_minor is E'@restOf payout_amount_minor\nWhat credit notes have left of the payout, in øre.';
comment on column app_public.invoices.calculation_error is E'@holds errorCode\nINVOICE_CALCULATION_FAILED while a draft cannot be split; its parts are 0 then.';
comment on column app_public.invoices.invoice_number is E'@sort\nGapless for each profile; given at publication.';
comment on column app_public.invoices.document_number is 'The number on the document: profile number and invoice number for an individual.';
comment on column app_public.invoices.kid is E'@groups 4\nPayment identification, 14 digits with MOD10; unique in the product.';
comment on column app_public.invoices.public_token is E'@behavior -*\nThe key of the public page.';
comment on column app_public.invoices.buyer_reference is 'What the client wants to read on it.';
comment on column app_public.invoices.order_reference is 'The client''s order number.';
comment on column app_public.invoices.invoiced_on is E'@filter\nThe day it is dated; the day of submission when left open.';
comment on column app_public.invoices.due_on is E'@filter\nThe last day to pay; 14 days after the date when left open.';
comment on column app_public.invoices.rejection_reason is E'@longText\nWhy an operator rejected it.';
comment on column app_public.invoices.refund_status is 'How much of it credit notes have taken back.';
comment on column app_public.invoices.pdf_document_id is E'@file\nThe PDF the client got.';
comment on column app_public.invoices.submitted_at is E'@sort\nWhen it was sent in, UTC.';
comment on column app_public.invoices.approved_at is 'When it was approved, UTC.';
comment on column app_public.invoices.published_at is 'When it got its number, UTC.';
comment on column app_public.invoices.rejected_at is 'When it was rejected, UTC.';
comment on column app_public.invoices.resolved_at is 'When it was paid in full, UTC.';
comment on column app_public.invoices.nullified_at is 'When credit notes had taken back all of it, UTC.';
comment on column app_public.invoices.search_text is E'@behavior -*\nWhat search looks in.';
comment on column app_public.invoices.created_at is
'@filter
@sort
When the draft was made, UTC.';
comment on column app_public.invoices.updated_at is 'When it was last changed, UTC.';
--! EndIncluded invoicing/tables/invoices.rules.sql
--! Included invoicing/tables/receipts.rules.sql
-- The paper behind an expense. Added to and removed from drafts only.
select app_private.begin_rules('app_public.receipts');

create policy "members read their account's receipts" on app_public.receipts for select to app_user
  using (account_id = (select app_hidden.current_account_id()));
create policy "owners and admins attach receipts to their account's invoices" on app_public.receipts for insert to app_user
  with check (account_id = (select app_hidden.current_account_id()) and (select app_hidden.can_manage()) and (select app_hidden.has_feature('invoices')));
create policy "owners and admins remove receipts of their account's invoices" on app_public.receipts for delete to app_user
  using (account_id = (select app_hidden.current_account_id()) and (select app_hidden.can_manage()) and (select app_hidden.has_feature('invoices')));
grant select, delete on app_public.receipts to app_user;
grant insert (account_id, invoice_id, file_id) on app_public.receipts to app_user;

create trigger _400_freeze before insert or update or delete on app_public.receipts
  for each row execute function app_private.tg__freeze_with_invoice();

comment on table app_public.receipts is
'@prefix rec
@order created_at
@section invoicing
@hide
@label created_at
@name.nb Kvitteringer
@name.en Receipts
The paper behind an expense: PDF, PNG or JPEG.';
comment on constraint receipts_invoice_id_fkey on app_public.receipts is '@foreignFieldName receipts';
comment on column app_public.receipts.account_id is 'The account it belongs to.';
comment on column app_public.receipts.invoice_id is 'The invoice it is for.';
comment on column app_public.receipts.file_id is E'@file\nThe picture or PDF.';
comment on column app_public.receipts.created_at is 'When it was attached, UTC.';
--! EndIncluded invoicing/tables/receipts.rules.sql
