-- invoicing: invoices, what is on them, and how they reach the client.
drop table if exists app_private.invoice_documents cascade;
drop table if exists app_public.deliveries cascade;
drop table if exists app_public.receipts cascade;
drop table if exists app_public.invoice_lines cascade;
drop table if exists app_public.invoices cascade;
drop table if exists app_public.invoicing_settings cascade;
drop table if exists app_public.occupation_codes cascade;
drop type if exists app_public.work_report cascade;
drop type if exists app_public.public_invoice cascade;
drop type if exists app_public.public_invoice_line cascade;
drop type if exists app_public.invoice_status cascade;
drop type if exists app_public.line_type cascade;
drop type if exists app_public.refund_status cascade;
drop type if exists app_public.unit_type cascade;

create type app_public.invoice_status as enum
  ('DRAFT', 'SUBMITTED', 'APPROVED', 'PUBLISHED', 'REJECTED', 'RESOLVED', 'NULLIFIED');
create type app_public.line_type as enum ('BENEFIT', 'DIET', 'EXPENSE', 'EXTRA', 'MILEAGE', 'WORK');
create type app_public.refund_status as enum ('FULL', 'PARTIAL', 'NO', 'PENDING');
create type app_public.unit_type as enum ('TASK', 'TIME');
create type app_public.work_report as (
  report_type app_public.unit_type,
  start_date date,
  end_date date,
  hours numeric,
  start_time time,
  end_time time
);

create table app_public.occupation_codes (
  id uuid primary key default uuidv7(),
  code text not null unique check (code ~ '^[0-9]{4}(\.[0-9]{1,3})?$'),
  name text not null,
  short_name text,
  notes text,
  parent_code text,
  tag_list text[] not null default '{}',
  is_enabled boolean not null default true,
  -- Kept by a trigger: array_to_string is not immutable, so a generated column cannot hold the tags.
  search_text text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index on app_public.occupation_codes using gin (search_text gin_trgm_ops);

-- One row: the operating company, which is the seller for everybody without a company of their
-- own, and the operators' limits.
create table app_public.invoicing_settings (
  id uuid primary key default uuidv7(),
  is_only_row boolean not null default true unique check (is_only_row),
  company_name text not null,
  organization_number text not null check (organization_number ~ '^[0-9]{9}$'),
  is_vat_registered boolean not null,
  address app_public.address not null,
  account_number text not null check (account_number ~ '^[0-9]{11}$'),
  bic text check (bic ~ '^[A-Z0-9]{8,11}$'),
  automatic_approval_limit_minor bigint not null check (automatic_approval_limit_minor >= 0),
  require_identity boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table app_public.invoices (
  id uuid primary key default uuidv7(),
  account_id uuid not null references app_public.accounts,
  created_by uuid references app_public.users on delete set null,
  freelance_profile_id uuid references app_public.freelance_profiles,
  bank_account_id uuid references app_public.bank_accounts,
  client_id uuid references app_public.clients,
  sender_reference_person_id uuid references app_public.reference_people on delete set null,
  client_reference_person_id uuid references app_public.reference_people on delete set null,
  status app_public.invoice_status not null default 'DRAFT',
  currency app_public.currency not null default 'NOK' check (currency = 'NOK'),
  platform_fee_percent numeric check (platform_fee_percent between 0 and 100),
  employer_tax_percent numeric check (employer_tax_percent between 0 and 100),
  salary_tax_percent numeric check (salary_tax_percent between 0 and 100),
  amount_minor bigint not null default 0 check (amount_minor >= 0),
  vat_minor bigint not null default 0 check (vat_minor >= 0),
  total_minor bigint not null generated always as (amount_minor + vat_minor) stored,
  platform_fee_amount_minor bigint not null default 0 check (platform_fee_amount_minor >= 0),
  employer_tax_amount_minor bigint not null default 0 check (employer_tax_amount_minor >= 0),
  salary_tax_amount_minor bigint not null default 0 check (salary_tax_amount_minor >= 0),
  gross_salary_minor bigint not null default 0 check (gross_salary_minor >= 0),
  payout_amount_minor bigint not null default 0 check (payout_amount_minor >= 0),
  calculation_error app_public.error_code,
  invoice_number int check (invoice_number between 1 and 9999999),
  document_number text,
  kid text unique check (kid ~ '^[0-9]{14}$'),
  public_token text unique check (length(public_token) >= 40),
  buyer_reference text check (length(buyer_reference) between 1 and 200),
  order_reference text check (length(order_reference) between 1 and 200),
  invoiced_on date,
  due_on date,
  rejection_reason text check (length(rejection_reason) between 1 and 2000),
  refund_status app_public.refund_status not null default 'NO',
  pdf_document_id uuid references app_public.files,
  submitted_at timestamptz,
  approved_at timestamptz,
  published_at timestamptz,
  rejected_at timestamptz,
  resolved_at timestamptz,
  nullified_at timestamptz,
  search_text text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint invoices_unique_number unique (freelance_profile_id, invoice_number),
  -- Every krone goes somewhere. Without a profile, or when it cannot be computed, nothing is split.
  constraint invoices_parts_sum_up check (
    case
      when platform_fee_percent is null or calculation_error is not null
        then platform_fee_amount_minor + employer_tax_amount_minor + salary_tax_amount_minor
          + gross_salary_minor + payout_amount_minor = 0
      when employer_tax_percent is null
        then payout_amount_minor = amount_minor + vat_minor - platform_fee_amount_minor and gross_salary_minor = 0
      else amount_minor = platform_fee_amount_minor + employer_tax_amount_minor + salary_tax_amount_minor + payout_amount_minor
    end
  ),
  constraint invoices_only_drafts_are_incomplete check (
    status = 'DRAFT' or (
      num_nulls(freelance_profile_id, bank_account_id, client_id, invoiced_on, due_on, submitted_at, platform_fee_percent) = 0
      and calculation_error is null
    )
  ),
  constraint invoices_numbered_from_publication check (
    (status in ('PUBLISHED', 'RESOLVED', 'NULLIFIED'))
      = (num_nulls(invoice_number, document_number, kid, public_token, published_at) = 0)
  ),
  constraint invoices_drafts_have_no_number check (
    status in ('PUBLISHED', 'RESOLVED', 'NULLIFIED')
      or num_nonnulls(invoice_number, document_number, kid, public_token, published_at) = 0
  ),
  constraint invoices_due_after_invoiced check (due_on >= invoiced_on)
);
create index on app_public.invoices (account_id, created_at desc);
create index on app_public.invoices (account_id, status);
create index on app_public.invoices (client_id);
create index on app_public.invoices (bank_account_id);
create index on app_public.invoices (sender_reference_person_id);
create index on app_public.invoices (client_reference_person_id);
create index on app_public.invoices (pdf_document_id);
create index on app_public.invoices (created_by);
create index on app_public.invoices (status, submitted_at) where status = 'SUBMITTED';
create index on app_public.invoices using gin (search_text gin_trgm_ops);

create table app_public.invoice_lines (
  id uuid primary key default uuidv7(),
  account_id uuid not null references app_public.accounts,
  invoice_id uuid not null references app_public.invoices on delete cascade,
  position int not null check (position >= 0),
  line_type app_public.line_type not null,
  description text check (length(description) between 1 and 1000),
  occupation_code_id uuid references app_public.occupation_codes,
  quantity numeric check (quantity between 0 and 99999.99 and scale(trim_scale(quantity)) <= 2),
  remaining_quantity numeric check (remaining_quantity between 0 and quantity),
  unit_price_minor bigint check (unit_price_minor between 0 and 1000000000),
  diet_taxable_unit_price_minor bigint check (diet_taxable_unit_price_minor between 0 and 1000000000),
  diet_non_taxable_unit_price_minor bigint check (diet_non_taxable_unit_price_minor between 0 and 1000000000),
  address_from text check (length(address_from) between 1 and 300),
  address_to text check (length(address_to) between 1 and 300),
  vat_rate numeric check (vat_rate between 0 and 100),
  amount_minor bigint not null default 0 check (amount_minor >= 0),
  vat_minor bigint not null default 0 check (vat_minor >= 0),
  work_report app_public.work_report,
  dependent_on_position int check (dependent_on_position >= 0 and dependent_on_position <> position),
  collapsed boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint invoice_lines_unique_position unique (invoice_id, position)
);
create index on app_public.invoice_lines (account_id);
create index on app_public.invoice_lines (occupation_code_id);

create table app_public.receipts (
  id uuid primary key default uuidv7(),
  account_id uuid not null references app_public.accounts,
  invoice_id uuid not null references app_public.invoices on delete cascade,
  file_id uuid not null references app_public.files,
  created_at timestamptz not null default now()
);
create index on app_public.receipts (account_id);
create index on app_public.receipts (invoice_id);
create index on app_public.receipts (file_id);

create table app_public.deliveries (
  id uuid primary key default uuidv7(),
  account_id uuid not null references app_public.accounts,
  invoice_id uuid not null references app_public.invoices,
  channel app_public.delivery_method not null check (channel <> 'NONE'),
  recipient text not null,
  message_id text,
  attempted_at timestamptz,
  sent_at timestamptz,
  failed_at timestamptz,
  failure_reason text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint deliveries_sent_or_failed check (sent_at is null or failed_at is null)
);
create index on app_public.deliveries (account_id);
create index on app_public.deliveries (invoice_id, created_at);

-- The document as it was published, so that a later change of an address or a name never changes
-- what the client has received.
create table app_private.invoice_documents (
  id uuid primary key default uuidv7(),
  account_id uuid not null references app_public.accounts,
  invoice_id uuid not null unique references app_public.invoices,
  payload jsonb not null,
  created_at timestamptz not null default now()
);
create index on app_private.invoice_documents (account_id);

create type app_public.public_invoice_line as (
  description text,
  line_type app_public.line_type,
  quantity numeric,
  unit_price_minor bigint,
  amount_minor bigint,
  vat_rate numeric,
  vat_minor bigint
);
create type app_public.public_invoice as (
  document_number text,
  status app_public.invoice_status,
  seller_name text,
  seller_organization_number text,
  freelancer_name text,
  client_name text,
  language app_public.language,
  invoiced_on date,
  due_on date,
  amount_minor bigint,
  vat_minor bigint,
  total_minor bigint,
  currency app_public.currency,
  kid text,
  bank_account_number text,
  iban text,
  lines app_public.public_invoice_line[],
  pdf_document_id uuid,
  paid boolean
);
