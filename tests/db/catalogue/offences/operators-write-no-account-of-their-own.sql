create table app_public.offenders (id uuid primary key default uuidv7(), account_id uuid, name text);
grant update (name) on app_public.offenders to app_operator;
