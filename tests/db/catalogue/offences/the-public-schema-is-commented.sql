create table app_public.offenders (id uuid primary key default uuidv7(), account_id uuid, name text);
comment on table app_public.offenders is 'A table whose columns say nothing.';
