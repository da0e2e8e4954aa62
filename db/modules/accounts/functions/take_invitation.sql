-- An invitation is an unsolicited mail that contains a name chosen by its sender. So it counts as a link to the
-- address, regardless of the sender. The network source does not count: an office that invites its people would have no
-- links left for signing in. Senders are counted by refuse_many_invitations().
create or replace function app_private.take_invitation(email public.citext, path text) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
begin
  perform app_private.lock_receivers(array[take_invitation.email::text]);
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
