create table app_public.offenders (id uuid primary key default uuidv7(), account_id uuid, name text);
alter table app_public.offenders enable row level security;
