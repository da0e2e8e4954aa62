-- Absent attributes stay, null clears. Definer because no role may write accounts directly.
create or replace function app_public.update_account(input jsonb) returns app_public.accounts
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_attributes jsonb := coalesce(nullif(input -> 'attributes', 'null'), '{}');
  v_account app_public.accounts;
  v_before app_public.accounts;
begin
  v_account := app_private.lock_managed_account();
  perform app_private.refuse_when_changed(v_account.updated_at, input);
  perform app_private.check_account_changes(v_account, input);
  perform app_private.stop_if_refused();
  v_before := v_account;

  update app_public.accounts a set
    name = case when v_attributes ? 'name' then app_hidden.text_at(v_attributes, 'name') else a.name end,
    tag = coalesce((v_attributes ->> 'tag')::app_public.account_tag, a.tag),
    email = case when v_attributes ? 'email' then app_hidden.text_at(v_attributes, 'email') else a.email end,
    phone_number = case when v_attributes ? 'phoneNumber' then app_hidden.text_at(v_attributes, 'phoneNumber') else a.phone_number end,
    language = coalesce((v_attributes ->> 'language')::app_public.language, a.language),
    address = case when v_attributes ? 'address' then app_hidden.address_from(v_attributes -> 'address') else a.address end,
    description = case when v_attributes ? 'description' then app_hidden.text_at(v_attributes, 'description') else a.description end,
    industry_sector = case when v_attributes ? 'industrySector' then app_hidden.text_at(v_attributes, 'industrySector') else a.industry_sector end,
    non_profit = coalesce((v_attributes ->> 'nonProfit')::boolean, a.non_profit),
    organization_number = case when v_attributes ? 'organizationNumber'
      then app_hidden.text_at(v_attributes, 'organizationNumber') else a.organization_number end,
    shown_ids = case when jsonb_typeof(v_attributes #> '{uiFlags,shownIds}') = 'array'
      then array(select distinct jsonb_array_elements_text(v_attributes #> '{uiFlags,shownIds}')) else a.shown_ids end,
    symbol_id = case when v_attributes ? 'symbol' then (v_attributes ->> 'symbol')::uuid else a.symbol_id end,
    theme_primary = case when v_attributes ? 'theme' then upper(v_attributes #>> '{theme,primary}') else a.theme_primary end,
    theme_contrast = case when v_attributes ? 'theme' then upper(v_attributes #>> '{theme,primaryContrast}') else a.theme_contrast end,
    theme_hover = case when v_attributes ? 'theme' then upper(v_attributes #>> '{theme,primaryHover}') else a.theme_hover end,
    theme_font = case when v_attributes ? 'theme' then (v_attributes #>> '{theme,font}')::app_public.theme_font else a.theme_font end,
    logo_id = case when v_attributes ? 'logo' then (v_attributes ->> 'logo')::uuid else a.logo_id end
  where a.id = v_account.id
  returning a.* into v_account;
  perform app_private.forget_pictures(v_before, v_account);
  return v_account;
end;
$$;
comment on function app_public.update_account(jsonb) is
'@actors OWNER ADMIN
@impersonated partly
Changes the current account; owners and admins. INVALID_ACTION: a name or another field of teams for a personal '
  'account, another kind of account than meant, or another e-mail or phone while impersonating. IMMUTABLE: a verified '
  'organisation number, the kind of a team with a plan or of a voluntary one; TAKEN: an organisation number that is '
  'verified for another team. BLANK, INVALID, also for colours with too low a contrast, INVALID_PHONE_NUMBER, '
  'UNAUTHORIZED.';
grant execute on function app_public.update_account(jsonb) to app_user;
