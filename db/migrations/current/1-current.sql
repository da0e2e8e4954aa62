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
