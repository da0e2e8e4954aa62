create table app_public.offenders (id uuid primary key default uuidv7(), built_on date);
comment on table app_public.offenders is E'@defaultSort built_on desc\nThose ordered by an offence.';
