create table app_public.offenders (id uuid primary key default uuidv7(), file_id uuid references app_public.files);
create index on app_public.offenders (id, file_id);
