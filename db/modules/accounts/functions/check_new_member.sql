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
  -- Who is put nowhere by who does not manage the team would be in it for nobody.
  if not app_hidden.can_manage() and coalesce(jsonb_array_length(nullif(member -> 'departmentMemberships', 'null')), 0) = 0 then
    perform app_private.refuse('BLANK', path || 'departmentMemberships');
  end if;
  perform app_private.check_team_users(
    account, path || app_private.team_user_path(coalesce(member ->> 'role', 'MEMBER'), member -> 'departmentMemberships'), team_users_before
  );
end;
$$;
comment on function app_private.check_new_member(app_public.accounts, jsonb, text, int) is
  'Refuses all that is wrong with somebody who is to be a member: blanks, an address that is none, a role or '
  'department that cannot be given, one more who runs things than the plan has room for, too many mails.';
