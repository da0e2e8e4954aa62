-- A plan belongs to a kind of team with prices of its own, so changing the kind would leave an unavailable plan. A
-- voluntary organisation must contact support before it is deleted, and could avoid that as another kind.
create or replace function app_private.refuse_team_fields(account app_public.accounts, attributes jsonb) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_field text;
begin
  foreach v_field in array array['tag', 'nonProfit', 'industrySector', 'organizationNumber', 'logo', 'theme'] loop
    if attributes ? v_field and account.account_type = 'PERSONAL' then
      perform app_private.refuse('INVALID_ACTION', 'attributes.' || v_field);
    end if;
  end loop;
  if (attributes ->> 'tag')::app_public.account_tag <> account.tag and (
    account.tag = 'VOLUNTEER' or exists (select from app_public.plan_subscriptions s where s.account_id = account.id)
  ) then
    perform app_private.refuse('IMMUTABLE', 'attributes.tag');
  end if;
  perform app_private.check_theme(attributes -> 'theme', 'attributes.theme');
  if attributes ? 'organizationNumber' and account.account_type = 'TEAM' then
    perform app_private.refuse_organization(
      account, app_hidden.text_at(attributes, 'organizationNumber'), 'attributes.organizationNumber'
    );
  end if;
end;
$$;
comment on function app_private.refuse_team_fields(app_public.accounts, jsonb) is
  'Refuses INVALID_ACTION for fields of teams on a personal account, IMMUTABLE for the kind of a team with a plan or '
  'of a voluntary one, an unreadable theme, and an organisation number that does not fit.';
