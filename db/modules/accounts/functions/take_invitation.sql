-- An invitation is an unsolicited mail that contains a name chosen by its sender. So it counts as a link to the
-- address, regardless of the sender. The network source does not count: an office that invites its people would have no
-- links left for signing in. Senders are counted by refuse_many_invitations().
create or replace function app_private.take_invitation(email public.citext, path text) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
begin
  if not app_private.take_link(take_invitation.email) then
    perform app_private.refuse('DELIVERY_FREQUENCY_EXCEEDED', path);
  end if;
end;
$$;
comment on function app_private.take_invitation(public.citext, text) is
  'Notes an invitation. Refuses DELIVERY_FREQUENCY_EXCEEDED after 5 mails with a link to the address in 15 minutes or 30 in a day.';
