create table app_public.offenders (id uuid primary key default uuidv7(), account_id uuid, name text);
create policy "everybody does everything they like" on app_public.offenders using (true);
