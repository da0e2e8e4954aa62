-- An invitation is a mail to somebody who has not asked for it, and says what its sender has called the team. So it
-- counts as a link to the address, whoever sends it.
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
    insert into app_private.sign_in_attempts (kind, email, ip)
    values ('LINK', take_invitation.email, app_private.source_of(current_setting('app.ip', true)));
  end if;
end;
$$;
comment on function app_private.take_invitation(public.citext, text) is
  'Notes an invitation. Refuses DELIVERY_FREQUENCY_EXCEEDED after 5 mails with a link to the address in 15 minutes or 30 in a day.';
