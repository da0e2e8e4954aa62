-- repairs: a module unknown to the product, for the test that adds one.
drop table if exists app_public.repair_parts, app_public.spare_parts, app_public.repairs, app_public.workshops cascade;
drop type if exists app_public.repair_status, app_public.repair_kind cascade;

create type app_public.repair_status as enum ('OPEN', 'FINISHED', 'LOST');
create type app_public.repair_kind as enum ('PAID', 'WARRANTY');

create table app_public.workshops (
  id uuid primary key default uuidv7(),
  account_id uuid not null references app_public.accounts,
  name text not null check (length(name) between 1 and 100),
  search_text text not null generated always as (app_hidden.search_text(name)) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (id, account_id)
);
create index on app_public.workshops (account_id);
create index on app_public.workshops using gin (search_text gin_trgm_ops);

create table app_public.repairs (
  id uuid primary key default uuidv7(),
  account_id uuid not null references app_public.accounts,
  workshop_id uuid not null,
  status app_public.repair_status not null default 'OPEN',
  title text not null check (length(title) between 1 and 100),
  kind app_public.repair_kind not null default 'PAID',
  bought_on date,
  proof_file_id uuid,
  price_minor bigint check (price_minor >= 0),
  finished_at timestamptz,
  lost_because text check (length(lost_because) between 1 and 500),
  search_text text not null generated always as (app_hidden.search_text(title)) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (id, account_id),
  foreign key (workshop_id, account_id) references app_public.workshops (id, account_id),
  foreign key (proof_file_id, account_id) references app_public.files (id, account_id),
  constraint repairs_under_warranty_say_when check (kind <> 'WARRANTY' or bought_on is not null),
  constraint repairs_finished_have_a_price check (status <> 'FINISHED' or (price_minor is not null and finished_at is not null))
);
create index on app_public.repairs (created_at);
create index on app_public.repairs (account_id, created_at);
create index on app_public.repairs (workshop_id);
create index on app_public.repairs (proof_file_id);
create index on app_public.repairs using gin (search_text gin_trgm_ops);

create table app_public.spare_parts (
  id uuid primary key default uuidv7(),
  account_id uuid not null references app_public.accounts,
  name text not null check (length(name) between 1 and 100),
  search_text text not null generated always as (app_hidden.search_text(name)) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (id, account_id)
);
create index on app_public.spare_parts (account_id);
create index on app_public.spare_parts using gin (search_text gin_trgm_ops);

create table app_public.repair_parts (
  id uuid primary key default uuidv7(),
  account_id uuid not null references app_public.accounts,
  repair_id uuid not null,
  spare_part_id uuid not null,
  created_at timestamptz not null default now(),
  foreign key (repair_id, account_id) references app_public.repairs (id, account_id),
  foreign key (spare_part_id, account_id) references app_public.spare_parts (id, account_id),
  unique (repair_id, spare_part_id)
);
create index on app_public.repair_parts (account_id);
create index on app_public.repair_parts (spare_part_id);
