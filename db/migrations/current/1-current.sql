-- Changes of tables and data since the newest committed migration.

-- What a team may pay for, and what it has agreed on.
create table if not exists app_public.price_plans (
  id uuid primary key default uuidv7(),
  plan_key text not null unique check (plan_key ~ '^[a-z]+(_[a-z]+)*$' and length(plan_key) <= 63),
  tags app_public.account_tag[] not null check (cardinality(tags) > 0),
  position int not null check (position >= 0),
  name text not null check (length(name) between 1 and 40),
  price_minor bigint check (price_minor >= 0),
  candidates int check (candidates > 0),
  team_users int check (team_users > 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create table if not exists app_public.plan_subscriptions (
  id uuid primary key default uuidv7(),
  account_id uuid not null unique references app_public.accounts,
  price_plan_id uuid not null references app_public.price_plans,
  price_minor bigint check (price_minor >= 0),
  candidates int check (candidates > 0),
  team_users int check (team_users > 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index if not exists plan_subscriptions_price_plan_id_idx on app_public.plan_subscriptions (price_plan_id);
