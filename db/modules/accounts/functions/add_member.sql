-- Membership needs consent: the row waits for the person to accept. A person with a confirmed address is mailed that
-- they were added, others are invited. Typed names are known to the team only until the person has accepted.
create or replace function app_private.add_member(account app_public.accounts, member jsonb) returns app_public.memberships
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_email public.citext := app_hidden.text_at(member, 'email');
  v_user app_public.users;
  v_membership app_public.memberships;
  v_team_user_path text := app_private.team_user_path(coalesce(member ->> 'role', 'MEMBER'), member -> 'departmentMemberships');
begin
  -- Checked again for each, because an earlier row of the same import may have taken the last place.
  perform app_private.check_team_users(account, v_team_user_path);
  perform app_private.stop_if_refused();
  perform app_private.create_user(jsonb_build_object('email', v_email, 'language', account.language));
  select u.* into strict v_user from app_public.users u where u.email = v_email;
  insert into app_public.memberships (
    account_id, user_id, role, invited_email, invited_first_name, invited_last_name, invited_by, invited_at, accepted_at
  )
  values (
    account.id, v_user.id, coalesce(member ->> 'role', 'MEMBER')::app_public.account_role,
    v_email, app_hidden.text_at(member, 'firstName'), app_hidden.text_at(member, 'lastName'), app_hidden.current_user_id(),
    case when not v_user.confirmed then now() end, null
  )
  returning * into v_membership;
  if jsonb_array_length(nullif(member -> 'departmentMemberships', 'null')) > 0 then
    perform app_private.put_into_departments(v_membership, member -> 'departmentMemberships');
  end if;
  if v_team_user_path is not null then
    perform app_private.notify_team_users_reached(account);
  end if;
  return v_membership;
end;
$$;
comment on function app_private.add_member(app_public.accounts, jsonb) is
  'Makes a person a member of a team, after checks: email, firstName, lastName, role and departmentMemberships. '
  'record_added_members() is called after it.';
