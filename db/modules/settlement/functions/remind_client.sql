create or replace function app_private.remind_client(id uuid) returns void
language sql volatile
as $$
  select app_private.remind_client_at(id, now())
$$;
comment on function app_private.remind_client(uuid) is
'@task settlement
Reminds the client of an overdue invoice when a reminder is due, or notifies the freelancer that the client has no '
  'address. Safe to run twice.';
grant execute on function app_private.remind_client(uuid) to app_worker;
