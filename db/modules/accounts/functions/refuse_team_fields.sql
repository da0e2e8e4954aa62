create or replace function app_private.refuse_team_fields(account app_public.accounts, attributes jsonb) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_field text;
begin
  foreach v_field in array array['nonProfit', 'industrySector', 'organizationNumber', 'logo', 'theme'] loop
    if attributes ? v_field and account.account_type = 'PERSONAL' then
      perform app_private.refuse('INVALID_ACTION', 'attributes.' || v_field);
    end if;
  end loop;
  perform app_private.check_theme(attributes -> 'theme', 'attributes.theme');
  if attributes ? 'organizationNumber' and account.account_type = 'TEAM' then
    perform app_private.refuse_organization(
      account, app_hidden.text_at(attributes, 'organizationNumber'), 'attributes.organizationNumber'
    );
  end if;
end;
$$;
comment on function app_private.refuse_team_fields(app_public.accounts, jsonb) is
  'Refuses INVALID_ACTION for what only a team has, a theme that cannot be read, and an organisation number that is not for it.';
