-- payout: who is paid, and where the money goes.
drop table if exists app_private.invoice_number_series cascade;
drop table if exists app_private.personal_numbers cascade;
drop table if exists app_public.reference_people cascade;
drop table if exists app_public.bank_accounts cascade;
drop table if exists app_public.freelance_profiles cascade;
drop type if exists app_public.freelance_type cascade;
drop type if exists app_private.number_series_kind cascade;

create type app_public.freelance_type as enum ('INDIVIDUAL', 'ORGANIZATION');
create type app_private.number_series_kind as enum ('INVOICE', 'CREDIT_NOTE');

create table app_public.freelance_profiles (
  id uuid primary key default uuidv7(),
  account_id uuid not null references app_public.accounts,
  -- Six digits, because they open the KID of every invoice of this profile.
  profile_number int not null generated always as identity (start with 100001 minvalue 100001 maxvalue 999999) unique,
  freelance_type app_public.freelance_type not null,
  first_name text check (length(first_name) between 1 and 100),
  last_name text check (length(last_name) between 1 and 100),
  personal_number_masked text,
  organization_name text check (length(organization_name) between 1 and 200),
  organization_number text check (length(organization_number) between 1 and 20),
  invoice_starting_number int not null default 1 check (invoice_starting_number between 1 and 9999999),
  salary_tax_percent numeric not null check (salary_tax_percent between 0 and 100),
  is_vat_registered boolean not null default false,
  address app_public.address,
  verified boolean not null default false,
  archived_at timestamptz,
  display_name text not null generated always as (
    coalesce(organization_name, first_name || ' ' || last_name, '')
  ) stored,
  search_text text not null generated always as (
    app_hidden.search_text(organization_name, organization_number, first_name, last_name)
  ) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint freelance_profiles_person_or_organization check (
    case freelance_type
      when 'INDIVIDUAL' then first_name is not null and last_name is not null
        and organization_name is null and organization_number is null
      else organization_name is not null and organization_number is not null
        and first_name is null and last_name is null
    end
  )
);
create index on app_public.freelance_profiles (account_id, created_at);
create unique index freelance_profiles_one_per_organization
  on app_public.freelance_profiles (account_id, organization_number) where organization_number is not null;
create index on app_public.freelance_profiles using gin (search_text gin_trgm_ops);

-- Apart from the profile, so that whoever reads a profile never reads the number.
create table app_private.personal_numbers (
  id uuid primary key default uuidv7(),
  freelance_profile_id uuid not null unique references app_public.freelance_profiles on delete cascade,
  account_id uuid not null references app_public.accounts,
  personal_number text not null check (length(personal_number) between 11 and 13),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index personal_numbers_one_per_account on app_private.personal_numbers (account_id, personal_number);

create table app_public.bank_accounts (
  id uuid primary key default uuidv7(),
  account_id uuid not null references app_public.accounts,
  freelance_profile_id uuid not null references app_public.freelance_profiles,
  account_number text not null check (account_number ~ '^[A-Za-z0-9]{11,34}$'),
  currency app_public.currency not null default 'NOK',
  swift_code text check (swift_code ~ '^[A-Z0-9]{8,11}$'),
  is_default boolean not null default false,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint bank_accounts_nok_is_digits check (currency <> 'NOK' or account_number ~ '^[0-9]+$'),
  constraint bank_accounts_deleted_is_no_default check (deleted_at is null or not is_default)
);
create index on app_public.bank_accounts (account_id);
create index on app_public.bank_accounts (freelance_profile_id);
create unique index bank_accounts_one_default
  on app_public.bank_accounts (freelance_profile_id) where is_default;
create unique index bank_accounts_one_per_number
  on app_public.bank_accounts (freelance_profile_id, account_number) where deleted_at is null;

-- A person a profile names as sender, or a client names as receiver. client_id gets its key in
-- the clients module, which payout does not know.
create table app_public.reference_people (
  id uuid primary key default uuidv7(),
  account_id uuid not null references app_public.accounts,
  freelance_profile_id uuid references app_public.freelance_profiles on delete cascade,
  client_id uuid,
  name text not null check (length(name) between 1 and 200),
  email citext not null check (length(email) between 3 and 254),
  phone text check (phone ~ '^[+0-9]{3,20}$'),
  reference_number text check (length(reference_number) between 1 and 100),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint reference_people_one_owner check (num_nonnulls(freelance_profile_id, client_id) = 1)
);
create index on app_public.reference_people (account_id);
create index on app_public.reference_people (freelance_profile_id);
create index on app_public.reference_people (client_id);
-- Deferred, so that two people may swap their names within one save.
alter table app_public.reference_people
  add constraint reference_people_unique_name
    exclude using btree (coalesce(client_id, freelance_profile_id) with =, lower(name) with =) deferrable initially deferred,
  add constraint reference_people_unique_email
    exclude using btree (coalesce(client_id, freelance_profile_id) with =, lower(email::text) with =) deferrable initially deferred;

create table app_private.invoice_number_series (
  id uuid primary key default uuidv7(),
  account_id uuid not null references app_public.accounts,
  freelance_profile_id uuid not null references app_public.freelance_profiles,
  kind app_private.number_series_kind not null,
  next_number int not null check (next_number between 1 and 10000000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (freelance_profile_id, kind)
);
create index on app_private.invoice_number_series (account_id);
