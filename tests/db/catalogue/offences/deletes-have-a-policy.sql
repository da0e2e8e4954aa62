create table app_public.offenders (id uuid primary key default uuidv7(), account_id uuid, name text);
create policy "members delete what is theirs" on app_public.offenders for delete to app_user using (true);
grant delete on app_public.offenders to app_user, app_visitor;
