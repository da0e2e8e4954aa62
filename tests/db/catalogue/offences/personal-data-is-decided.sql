create table app_public.offenders (id uuid primary key default uuidv7(), diary text);
comment on table app_public.offenders is E'@personal perhaps\nWho has not decided.';
