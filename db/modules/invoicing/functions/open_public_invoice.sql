-- Reported by the public page once a person has had it in sight for two seconds; a plain request of the address counts nothing. Repeated
-- requests write nothing: an opening counts once in half an hour, and a thousand times in all. No data of the opener is stored, neither
-- address nor name. Definer because the caller is a visitor: the token in the link is the key.
create or replace function app_public.open_public_invoice(input jsonb) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_invoice app_public.invoices;
  v_count int;
begin
  select i.* into v_invoice from app_public.invoices i
  where i.public_token = input ->> 'token' and i.status in ('PUBLISHED', 'RESOLVED', 'NULLIFIED');
  if not found then
    perform app_private.refuse('INVALID', 'token');
  end if;
  perform app_private.stop_if_refused();
  if app_hidden.current_operator_role() is not null or app_hidden.current_administrator_id() is not null
    or exists (
      select from app_public.memberships m where m.account_id = v_invoice.account_id and m.user_id = app_hidden.current_user_id()
    )
    or exists (select from app_public.operators o where o.user_id = app_hidden.current_user_id()) then
    return;
  end if;
  insert into app_public.invoice_openings as o (account_id, invoice_id)
  values (v_invoice.account_id, v_invoice.id)
  on conflict (invoice_id) do update set opening_count = o.opening_count + 1, last_opened_at = now()
    where o.last_opened_at < now() - interval '30 minutes' and o.opening_count < 1000
  returning o.opening_count into v_count;
  if v_count = 1 then
    perform app_private.write_events(
      'invoices', array[v_invoice.id], v_invoice.account_id, 'OPENED', v_invoice.status::text, actor => '–', user_id => null
    );
  end if;
end;
$$;
comment on function app_public.open_public_invoice(jsonb) is
'@impersonated allowed
@anyone has the token of the link
Counts that the client has opened an invoice: not a member of its account and no operator, and once in half an hour at '
  'most. INVALID token.';
grant execute on function app_public.open_public_invoice(jsonb) to app_visitor, app_user;
