create table app_public.offenders (id uuid primary key default uuidv7(), posted timestamptz, due_on date);
