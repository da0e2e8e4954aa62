create table app_public.offenders (id uuid primary key default uuidv7(), account_id uuid, name text);
create policy select_own on app_public.offenders to app_user using (true);
