-- A member is welcomed once, however often it is called. Definer because no role may write memberships directly.
create or replace function app_public.send_team_welcome(input jsonb) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_account app_public.accounts;
  v_row record;
begin
  perform app_private.refuse_when_impersonating();
  v_account := app_private.require_own_team();
  perform app_private.require_manager();
  if coalesce(jsonb_array_length(nullif(input -> 'memberIds', 'null')), 0) = 0 then
    perform app_private.refuse('BLANK', 'memberIds');
  end if;
  for v_row in
    select 'memberIds.' || (w.place - 1) as path, m.id, m.accepted_at
    from jsonb_array_elements_text(coalesce(nullif(input -> 'memberIds', 'null'), '[]')) with ordinality as w (id, place)
    left join app_public.members m on m.id = w.id::uuid
    order by w.place
  loop
    if v_row.id is null then
      perform app_private.refuse('INVALID', v_row.path);
    elsif not app_hidden.may_edit_member(v_row.id) then
      perform app_private.refuse('UNAUTHORIZED', v_row.path);
    elsif v_row.accepted_at is null then
      perform app_private.refuse('USER_NOT_CONFIRMED', v_row.path);
    end if;
  end loop;
  perform app_private.stop_if_refused();

  for v_row in
    update app_public.memberships m set welcomed_at = now()
    where m.account_id = v_account.id and m.welcomed_at is null
      and m.id in (select id::uuid from jsonb_array_elements_text(input -> 'memberIds') as w (id))
    returning m.id
  loop
    perform app_private.record_event('memberships', v_row.id, v_account.id, 'WELCOMED', null);
  end loop;
end;
$$;
comment on function app_public.send_team_welcome(jsonb) is
'@actors OWNER ADMIN MANAGER
@impersonated refused
Mails members what the team does here, each of them once. USER_NOT_CONFIRMED: has not come yet. BLANK, INVALID, '
  'UNAUTHORIZED; INVALID_ACTION: no team, or while impersonating.';
grant execute on function app_public.send_team_welcome(jsonb) to app_user;
