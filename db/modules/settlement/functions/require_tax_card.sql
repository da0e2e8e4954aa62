create or replace function app_private.require_tax_card(
  input jsonb, command text, is_protective boolean default false
) returns app_public.tax_cards
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_card app_public.tax_cards;
begin
  select c.* into v_card from app_public.tax_cards c where c.id = (input ->> 'id')::uuid for no key update;
  perform app_private.require_finance(input, command, case when not is_protective then v_card.account_id end);
  return app_private.require_found(v_card, 'id');
end;
$$;
comment on function app_private.require_tax_card(jsonb, text, boolean) is
  'The tax card an operator with FINANCE answers, locked. Stops with UNAUTHORIZED, also for an account of their own unless it protects, or '
  'INVALID id.';
