create or replace function app_private.make_recurring_invoice(id uuid) returns uuid
language sql volatile
as $$
  select app_private.make_recurring_invoice_at(id, now())
$$;
comment on function app_private.make_recurring_invoice(uuid) is
'@task recurring
Makes a recurring invoice if its day has come. Safe to run twice.';
grant execute on function app_private.make_recurring_invoice(uuid) to app_worker;
