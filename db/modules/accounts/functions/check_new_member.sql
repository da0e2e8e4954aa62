-- The address is counted even where something else is wrong: all of it is undone then.
create or replace function app_private.check_new_member(
  account app_public.accounts, member jsonb, path text default '', team_users_before int default 0
) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_email text := app_hidden.text_at(member, 'email');
begin
  perform app_private.refuse_blanks(member, array['email', 'firstName', 'lastName'], rtrim(path, '.'));
  if v_email is not null and not app_hidden.is_email_address(v_email) then
    perform app_private.refuse('INVALID', path || 'email');
  elsif v_email is not null then
    perform app_private.take_invitation(v_email::public.citext, path || 'email');
  end if;
  perform app_private.check_member_role(member ->> 'role', path);
  perform app_private.check_department_memberships(member -> 'departmentMemberships', null, path);
  -- Without a department, a member added by a MANAGER would be invisible to all other managers.
  if not app_hidden.can_manage() and coalesce(jsonb_array_length(nullif(member -> 'departmentMemberships', 'null')), 0) = 0 then
    perform app_private.refuse('BLANK', path || 'departmentMemberships');
  end if;
  perform app_private.check_team_users(
    account, path || app_private.team_user_path(coalesce(member ->> 'role', 'MEMBER'), member -> 'departmentMemberships'), team_users_before
  );
end;
$$;
comment on function app_private.check_new_member(app_public.accounts, jsonb, text, int) is
  'Refuses all that is wrong with a new member: blanks, an invalid address, a role or department that cannot be '
  'given, more users who manage the team than the plan allows, too many mails.';
