create table app_public.offenders (id uuid primary key default gen_random_uuid());
