-- An invitation is a mail to somebody who has not asked for it, and says what its sender has called the team. So it
-- counts as a link to the address, whoever sends it. Whose place in the network it comes from counts nothing: an office that
-- invites its people would have no links left to sign in with. Who invites is counted by refuse_many_invitations().
create or replace function app_private.take_invitation(email public.citext, path text) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
begin
  if (
    select count(*) >= 30 or count(*) filter (where a.attempted_at > now() - interval '15 minutes') >= 5
    from app_private.sign_in_attempts a
    where a.email = take_invitation.email and a.kind = 'LINK' and a.attempted_at > now() - interval '1 day'
  ) then
    perform app_private.refuse('DELIVERY_FREQUENCY_EXCEEDED', path);
  else
    insert into app_private.sign_in_attempts (kind, email) values ('LINK', take_invitation.email);
  end if;
end;
$$;
comment on function app_private.take_invitation(public.citext, text) is
  'Notes an invitation. Refuses DELIVERY_FREQUENCY_EXCEEDED after 5 mails with a link to the address in 15 minutes or 30 in a day.';
