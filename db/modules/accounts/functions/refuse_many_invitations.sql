-- A team writes to some thousand people in a day: an import and a bit. So does a person, however many teams are theirs. Who came in
-- the last week writes to fewer, unless it is known for which organisation: else an hour is enough to mail thousands of strangers.
create or replace function app_private.refuse_many_invitations(account_id uuid, wanted int default 1) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
begin
  if (
    select count(*) + wanted > 2500 from app_public.events e
    where e.account_id = refuse_many_invitations.account_id
      and e.event_type in ('INVITED', 'ADDED') and e.occurred_at > now() - interval '1 day'
  ) then
    perform app_private.refuse('ATTEMPTS_LIMIT_EXCEEDED');
  end if;
  perform app_private.take_allowance('invitations', app_hidden.current_user_id(), wanted);
  perform app_private.take_allowance('invitations_of_newcomers', u.id, wanted)
  from app_public.accounts a, app_public.users u
  where a.id = refuse_many_invitations.account_id and a.organization_verified_at is null
    and u.id = app_hidden.current_user_id() and u.created_at > now() - interval '7 days';
end;
$$;
comment on function app_private.refuse_many_invitations(uuid, int) is
  'Refuses ATTEMPTS_LIMIT_EXCEEDED where a team, or the caller in all teams, would have invited more people in a day than the limit; '
  'that of newcomers for who came in the last week and invites to a team that is not verified.';
