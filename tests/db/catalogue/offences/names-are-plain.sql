create table app_public.offenders (id uuid primary key default uuidv7(), "имя" text);
