create or replace function app_public.destroy_tax_card(input jsonb) returns app_public.tax_cards
language plpgsql volatile
as $$
begin
  perform app_private.refuse_when_impersonating();
  perform app_private.require_invoicing();
  if exists (select from app_public.tax_cards c where c.id = (input ->> 'id')::uuid and c.status <> 'CLAIMED') then
    perform app_private.refuse('IMMUTABLE');
    perform app_private.stop_if_refused();
  end if;
  return app_private.delete_row(null::app_public.tax_cards, (input ->> 'id')::uuid);
end;
$$;
comment on function app_public.destroy_tax_card(jsonb) is
'@actors OWNER ADMIN
@impersonated refused
@destroys
Withdraws a claim that is not answered. UNAUTHORIZED; INVALID id; IMMUTABLE once it is confirmed or rejected; INVALID_ACTION '
  'while impersonating.';
grant execute on function app_public.destroy_tax_card(jsonb) to app_user;
