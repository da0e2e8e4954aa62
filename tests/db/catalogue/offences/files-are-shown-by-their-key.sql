create table app_public.offenders (id uuid primary key default uuidv7(), file_id uuid references app_public.files);
comment on column app_public.offenders.file_id is '@points files
A file.';
