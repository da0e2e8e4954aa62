-- A claim changes nothing by itself, so it requires no second level. Several pending claims are not allowed, or
-- operators would answer the wrong one.
create or replace function app_public.create_tax_card(input jsonb) returns app_public.tax_cards
language plpgsql volatile
as $$
declare
  v_attributes constant jsonb := app_hidden.tidied(coalesce(nullif(input -> 'attributes', 'null'), '{}'));
  v_profile app_public.freelance_profiles;
begin
  perform app_private.refuse_when_impersonating();
  -- A personal account has one individual's profile and no other, so the form has no field for it.
  v_profile := app_private.require_own_profile(coalesce((v_attributes ->> 'freelanceProfileId')::uuid, (
    select p.id from app_public.freelance_profiles p
    where p.account_id = app_hidden.current_account_id() and p.freelance_type = 'INDIVIDUAL'
  )), 'attributes.freelanceProfileId');
  if v_profile.freelance_type <> 'INDIVIDUAL' then
    perform app_private.refuse('INVALID', 'attributes.freelanceProfileId');
  end if;
  perform app_private.require_transition('tax_cards', null, null, 'create');
  perform app_private.check_tax_card(v_attributes);
  if exists (
    select from app_public.tax_cards c
    where c.freelance_profile_id = v_profile.id and c.income_year = (v_attributes ->> 'incomeYear')::int and c.status = 'CLAIMED'
  ) then
    perform app_private.refuse('TAKEN', 'attributes.incomeYear');
  end if;
  perform app_private.stop_if_refused();
  return app_private.insert_row(null::app_public.tax_cards, app_hidden.tax_card_columns(v_attributes) || jsonb_build_object(
    'freelanceProfileId', v_profile.id, 'createdBy', app_hidden.current_user_id()
  ));
end;
$$;
comment on function app_public.create_tax_card(jsonb) is
'@impersonated refused
@performs tax_cards create
Claims a tax card for an individual, of the account''s own profile where none is named; it counts once an operator has confirmed '
  'it. UNAUTHORIZED: others than OWNER and ADMIN; INVALID freelanceProfileId: none of theirs, or an organisation; BLANK, TOO_SMALL or '
  'TOO_BIG; at incomeYear INVALID for another year than this one and the next, TAKEN while a claim of it waits; INVALID_ACTION while '
  'impersonating.';
grant execute on function app_public.create_tax_card(jsonb) to app_user;
