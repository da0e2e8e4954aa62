create table app_public.offenders (id uuid primary key default uuidv7());
comment on table app_public.offenders is '@prefix inv
Called as invoices are.';
