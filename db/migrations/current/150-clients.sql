-- clients: who is invoiced.
drop table if exists app_public.clients cascade;
drop type if exists app_public.client_type cascade;
drop type if exists app_public.delivery_method cascade;
drop type if exists app_public.company cascade;

create type app_public.client_type as enum ('INDIVIDUAL', 'ORGANIZATION');
create type app_public.delivery_method as enum ('EHF', 'EMAIL', 'NONE');

create table app_public.clients (
  id uuid primary key default uuidv7(),
  account_id uuid not null references app_public.accounts,
  freelance_profile_id uuid not null references app_public.freelance_profiles,
  client_type app_public.client_type not null,
  client_number int not null check (client_number between 1 and 99999999),
  name text not null check (length(name) between 1 and 200),
  friendly_name text check (length(friendly_name) between 1 and 200),
  email citext check (length(email) between 3 and 254),
  phone text check (phone ~ '^[+0-9]{3,20}$'),
  org_number text check (length(org_number) between 1 and 20),
  address app_public.address not null,
  preferred_delivery_method app_public.delivery_method not null,
  national_register_check boolean not null default false,
  language app_public.language not null default 'NB',
  is_bankrupt boolean not null default false,
  is_under_liquidation boolean not null default false,
  is_under_forced_liquidation boolean not null default false,
  is_deleted_in_register boolean not null default false,
  is_insolvent boolean not null generated always as (
    is_bankrupt or is_under_liquidation or is_under_forced_liquidation or is_deleted_in_register
  ) stored,
  register_checked_at timestamptz,
  is_blocked boolean not null default false,
  archived_at timestamptz,
  search_text text not null generated always as (
    app_hidden.search_text(name, friendly_name, org_number, email::text, client_number::text)
  ) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint clients_ehf_needs_organization check (client_type = 'ORGANIZATION' or preferred_delivery_method <> 'EHF'),
  constraint clients_organization_has_number check ((client_type = 'ORGANIZATION') = (org_number is not null))
);
create index on app_public.clients (account_id);
create unique index clients_one_per_number on app_public.clients (freelance_profile_id, client_number);
create unique index clients_one_per_organization
  on app_public.clients (freelance_profile_id, org_number) where org_number is not null and archived_at is null;
create index on app_public.clients (freelance_profile_id, created_at);
create index on app_public.clients using gin (search_text gin_trgm_ops);

alter table app_public.reference_people
  add constraint reference_people_client_id_fkey foreign key (client_id) references app_public.clients on delete cascade;

create type app_public.company as (
  name text,
  org_number text,
  address app_public.address,
  marked_as_bankruptcy boolean,
  under_liquidation boolean,
  under_forced_liquidation boolean,
  deleted boolean,
  account_exists boolean
);
