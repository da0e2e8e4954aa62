create or replace function app_private.require_recruiter() returns void
language plpgsql volatile
as $$
begin
  if not app_hidden.can_recruit() then
    perform app_private.refuse('UNAUTHORIZED');
  elsif not app_hidden.acts_in_team() then
    perform app_private.refuse('INVALID_ACTION');
  end if;
end;
$$;
comment on function app_private.require_recruiter() is
  'Refuses UNAUTHORIZED for callers who may not write jobs of the current account, INVALID_ACTION outside teams.';
grant execute on function app_private.require_recruiter() to app_user;
