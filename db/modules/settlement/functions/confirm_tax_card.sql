-- Definer because a status is granted to no role.
create or replace function app_public.confirm_tax_card(input jsonb) returns app_public.tax_cards
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_card constant app_public.tax_cards := app_private.require_tax_card(input, 'confirm_tax_card');
begin
  perform app_private.refuse_when_changed(v_card.updated_at, input);
  if v_card.status = 'CLAIMED' and v_card.income_year < extract(year from app_hidden.today()) then
    perform app_private.refuse('INVALID_ACTION');
  end if;
  perform app_private.stop_if_refused();
  return app_private.move_row(v_card, v_card.id, 'confirm', input);
end;
$$;
comment on function app_public.confirm_tax_card(jsonb) is
'@performs tax_cards confirm
Confirms a claimed tax card against the tax authority: tax is withheld by it from today, or from the first day of its '
  'year. Operators with FINANCE. UNAUTHORIZED, also on an account of their own; INVALID id; INVALID_TRANSITION once '
  'it is answered; INVALID_ACTION for a year that is over, and at updatedAt; at code AUTH_LEVEL_2_REQUIRED, '
  'INVALID_TOKEN, ATTEMPTS_LIMIT_EXCEEDED.';
grant execute on function app_public.confirm_tax_card(jsonb) to app_operator;
