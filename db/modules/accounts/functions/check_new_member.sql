create or replace function app_private.check_new_member(account app_public.accounts, member jsonb) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_email text := app_hidden.text_at(member, 'email');
begin
  perform app_private.refuse_blanks(member, array['email', 'firstName', 'lastName'], '');
  if v_email is not null and not app_hidden.is_email_address(v_email) then
    perform app_private.refuse('INVALID', 'email');
  end if;
  perform app_private.check_member_role(member ->> 'role');
  perform app_private.check_department_memberships(member -> 'departmentMemberships');
  -- Who is put nowhere by who does not manage the team would be in it for nobody.
  if not app_hidden.can_manage() and coalesce(jsonb_array_length(nullif(member -> 'departmentMemberships', 'null')), 0) = 0 then
    perform app_private.refuse('BLANK', 'departmentMemberships');
  end if;
  perform app_private.check_team_users(account, app_private.team_user_path(coalesce(member ->> 'role', 'MEMBER'), member -> 'departmentMemberships'));
  if not app_private.has_refusals() then
    perform app_private.take_invitation(account.id, v_email::public.citext, 'email');
  end if;
end;
$$;
comment on function app_private.check_new_member(app_public.accounts, jsonb) is
  'Refuses all that is wrong with somebody who is to be a member: blanks, an address that is none, a role or department that cannot be given, one more who runs things than the plan has room for, too many mails.';
