-- accounts: the tenants, who belongs to them and in what role.
drop table if exists
  app_public.accounts, app_public.memberships, app_public.departments, app_public.department_memberships cascade;
drop view if exists app_public.members cascade;
drop type if exists
  app_public.account_type, app_public.account_role, app_public.account_tag, app_public.department_role,
  app_public.account_features cascade;

create type app_public.account_type as enum ('PERSONAL', 'TEAM');
create type app_public.account_role as enum ('ADMIN', 'MEMBER', 'OWNER');
create type app_public.account_tag as enum (
  'GENERIC', 'HEALTH_SERVICE_YOUTH', 'KINDERGARTEN', 'KINDERGARTEN_AND_SCHOOL', 'LANGUAGE_SERVICE', 'MARCHING_BAND',
  'PORTERBUDDY', 'RELIGIOUS', 'SPORTS', 'VOLUNTEER'
);
create type app_public.department_role as enum ('MANAGER', 'MEMBER');
create type app_public.account_features as (invoices boolean, payouts boolean, workflows boolean);

comment on type app_public.account_features is 'What an account can do.';
comment on column app_public.account_features.invoices is E'@notNull\nWrites invoices.';
comment on column app_public.account_features.payouts is E'@notNull\nSees what it is invoiced for and pays out.';
comment on column app_public.account_features.workflows is E'@notNull\nRecruits.';

create table app_public.accounts (
  id uuid primary key default uuidv7(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 60),
  account_type app_public.account_type not null,
  primary_user_id uuid not null references app_public.users,
  tag app_public.account_tag,
  name text check (length(name) between 1 and 200),
  email citext check (length(email) <= 254),
  phone_number text check (phone_number ~ '^\+?[0-9]{3,20}$'),
  address app_public.address,
  language app_public.language not null default 'NB',
  non_profit boolean not null default false,
  organization_name text check (length(organization_name) <= 200),
  organization_number text check (organization_number ~ '^[0-9]{9}$'),
  invoices_enabled boolean not null default true,
  payouts_enabled boolean not null default false,
  workflows_enabled boolean not null default false,
  blocked_at timestamptz,
  deletion_scheduled_on date,
  search_text text generated always as (app_hidden.search_text(name, slug, email::text, organization_name, organization_number)) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint accounts_teams_have_a_name_and_tag
    check (account_type <> 'TEAM' or (name is not null and tag is not null))
);
create unique index accounts_one_personal_account_per_user on app_public.accounts (primary_user_id) where account_type = 'PERSONAL';
create index on app_public.accounts (primary_user_id, id);
create index on app_public.accounts (created_at);
create index on app_public.accounts using gin (search_text gin_trgm_ops);

create table app_public.memberships (
  id uuid primary key default uuidv7(),
  account_id uuid not null references app_public.accounts on delete cascade,
  user_id uuid not null references app_public.users on delete cascade,
  role app_public.account_role not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (account_id, user_id),
  unique (id, account_id)
);
create index on app_public.memberships (user_id);
create unique index memberships_one_owner_per_account on app_public.memberships (account_id) where role = 'OWNER';

-- The primary user of an account is always one of its members; both rows are written in one
-- transaction, so the check waits for its end.
alter table app_public.accounts add constraint accounts_primary_user_is_a_member
  foreign key (id, primary_user_id) references app_public.memberships (account_id, user_id) deferrable initially deferred;

create table app_public.departments (
  id uuid primary key default uuidv7(),
  account_id uuid not null references app_public.accounts on delete cascade,
  name text not null check (name = btrim(name) and length(name) between 1 and 200),
  description text check (length(description) <= 280),
  is_default boolean not null default false,
  search_text text generated always as (app_hidden.search_text(name, description)) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (id, account_id)
);
create unique index departments_unique_name on app_public.departments (account_id, lower(name));
create unique index departments_one_default on app_public.departments (account_id) where is_default;
create index on app_public.departments using gin (search_text gin_trgm_ops);

create table app_public.department_memberships (
  id uuid primary key default uuidv7(),
  account_id uuid not null references app_public.accounts on delete cascade,
  department_id uuid not null,
  membership_id uuid not null,
  role app_public.department_role not null default 'MEMBER',
  criminal_record_access boolean not null default false,
  identity_access boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (department_id, membership_id),
  -- With the account in both keys nobody can be put into a department of another account.
  foreign key (department_id, account_id) references app_public.departments (id, account_id) on delete cascade,
  foreign key (membership_id, account_id) references app_public.memberships (id, account_id) on delete cascade
);
create index on app_public.department_memberships (account_id);
create index on app_public.department_memberships (department_id, account_id);
create index on app_public.department_memberships (membership_id, account_id);

alter table app_public.sessions drop constraint if exists sessions_account_id_fkey;
alter table app_public.sessions add constraint sessions_account_id_fkey
  foreign key (account_id) references app_public.accounts on delete cascade;
