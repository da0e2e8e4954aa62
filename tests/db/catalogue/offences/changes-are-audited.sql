create table app_public.offenders (id uuid primary key default uuidv7(), account_id uuid, name text);
create trigger _100_touch before update on app_public.offenders for each row execute function app_private.tg__touch();
