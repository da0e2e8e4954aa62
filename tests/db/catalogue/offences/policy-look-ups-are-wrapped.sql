create table app_public.offenders (id uuid primary key default uuidv7(), account_id uuid, name text);
create policy "people see their own rows" on app_public.offenders to app_user
  using (account_id = app_hidden.current_account_id() and (select app_hidden.can_manage()));
