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

  v_account := app_private.update_row(v_account, app_hidden.fields_of(
    v_attributes, 'name', 'email', 'phoneNumber', 'language', 'description', 'industrySector', 'nonProfit', 'organizationNumber', 'symbol', 'logo'
  ) || jsonb_build_object('tag', coalesce(v_attributes ->> 'tag', v_account.tag::text)) || case
    when v_attributes ? 'address' then jsonb_build_object('address', app_hidden.address_from(v_attributes -> 'address')) else '{}'
  end || case
    when jsonb_typeof(v_attributes #> '{uiFlags,shownIds}') = 'array'
      then jsonb_build_object('shownIds', array(select distinct jsonb_array_elements_text(v_attributes #> '{uiFlags,shownIds}'))) else '{}'
  end || case
    when v_attributes ? 'theme' then jsonb_build_object(
      'themePrimary', upper(v_attributes #>> '{theme,primary}'), 'themeContrast', upper(v_attributes #>> '{theme,primaryContrast}'),
      'themeHover', upper(v_attributes #>> '{theme,primaryHover}'), 'themeFont', v_attributes #>> '{theme,font}'
    ) else '{}'
  end);
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
