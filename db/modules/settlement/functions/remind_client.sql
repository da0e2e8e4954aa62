create or replace function app_private.remind_client(id uuid) returns void
language sql volatile
as $$
  select app_private.remind_client_at(id, now())
$$;
comment on function app_private.remind_client(uuid) is
'@task settlement
Reminds the client of an overdue invoice if its day has come, or tells the freelancer that they have no address. Safe to run twice.';
grant execute on function app_private.remind_client(uuid) to app_worker;
