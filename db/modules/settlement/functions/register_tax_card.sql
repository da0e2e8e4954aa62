-- Definer because a status is granted to no role.
create or replace function app_public.register_tax_card(input jsonb) returns app_public.tax_cards
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_attributes constant jsonb := app_hidden.tax_card_columns(coalesce(nullif(input -> 'attributes', 'null'), '{}'));
  v_profile constant app_public.freelance_profiles := app_private.require_individual(input, 'register_tax_card');
  v_now constant timestamptz := clock_timestamp(); -- Of two concurrent entries, the later is newer.
  v_card app_public.tax_cards;
begin
  perform app_private.require_transition('tax_cards', null, null, 'register');
  perform app_private.check_tax_card(v_attributes);
  perform app_private.stop_if_refused();
  insert into app_public.tax_cards (
    account_id, freelance_profile_id, status, income_year, kind, percent, free_limit_minor, confirmed_at, created_at, created_by
  ) values (
    v_profile.account_id, v_profile.id, 'CONFIRMED', (v_attributes ->> 'incomeYear')::int,
    (v_attributes ->> 'kind')::app_public.tax_card_kind, (v_attributes ->> 'percent')::numeric,
    (v_attributes ->> 'freeLimit')::bigint, v_now, v_now, app_hidden.current_user_id()
  )
  returning * into v_card;
  return v_card;
end;
$$;
comment on function app_public.register_tax_card(jsonb) is
'@performs tax_cards register
Enters a tax card from the tax authority; tax is withheld by it from today, or from the first day of its year. '
  'Operators with FINANCE. UNAUTHORIZED, also on an account of their own; INVALID freelanceProfileId; BLANK, '
  'TOO_SMALL or TOO_BIG; INVALID incomeYear; at code AUTH_LEVEL_2_REQUIRED, INVALID_TOKEN, ATTEMPTS_LIMIT_EXCEEDED.';
grant execute on function app_public.register_tax_card(jsonb) to app_operator;
