create table app_public.offenders (id uuid primary key default uuidv7(), name text);
comment on column app_public.offenders.name is E'@form\nIts name.';
