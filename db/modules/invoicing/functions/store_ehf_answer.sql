-- The server has verified the access point's signature and its time. Of two answers the later counts; the worker
-- applies it. Definer because the server's role has no rights of its own.
create or replace function app_private.store_ehf_answer(
  reference text, answer app_public.ehf_answer, reason text, signed_at timestamptz
) returns boolean
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_delivery app_public.deliveries;
begin
  if abs(extract(epoch from now() - signed_at)) > 300 then
    return false;
  end if;
  select d.* into v_delivery from app_public.deliveries d
  where d.id::text = reference and d.channel = 'EHF' and d.attempted_at is not null and d.status <> 'SETTLED'
  for no key update;
  if v_delivery.id is null or v_delivery.answered_at > signed_at then
    return false;
  end if;
  if v_delivery.answer is distinct from store_ehf_answer.answer then
    update app_public.deliveries d
    set answer = store_ehf_answer.answer, answered_at = signed_at, failure_reason = left(nullif(btrim(reason), ''), 1000)
    where d.id = v_delivery.id;
    perform app_private.enqueue('invoicing/settle_ehf_answer', jsonb_build_object('id', v_delivery.id));
  else
    -- Another answer that was signed in between and is late must not count.
    update app_public.deliveries d set answered_at = signed_at where d.id = v_delivery.id;
  end if;
  return true;
end;
$$;
comment on function app_private.store_ehf_answer(text, app_public.ehf_answer, text, timestamptz) is
  'Stores the access point''s answer about a message, signed at a moment. False when it is older than five minutes or '
  'than the last answer, and for a message that is unknown or settled; the same answer again only makes it the last.';
grant execute on function app_private.store_ehf_answer(text, app_public.ehf_answer, text, timestamptz) to app_authenticator;
