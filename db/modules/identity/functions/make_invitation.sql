-- The token is the id of its target and a one-time password, `jobId:otp`, hashed as a whole: with another id it is
-- invalid.
create or replace function app_private.make_invitation(event app_public.events, email public.citext, deep_link text) returns text
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_token text := regexp_replace(make_invitation.deep_link, '^.*/', '') || ':' || app_private.make_token();
begin
  insert into app_private.one_time_links (token_sha256, purpose, email, deep_link, event_id, expires_at)
  values (
    app_private.token_sha256(v_token), 'INVITATION', make_invitation.email, make_invitation.deep_link, event.id,
    -- Invited people get more time; a person who requested the link waits for the mail.
    event.occurred_at + case event.event_type when 'INVITED' then interval '14 days' else interval '30 minutes' end
  );
  return v_token;
end;
$$;
comment on function app_private.make_invitation(app_public.events, public.citext, text) is
  'The token of a link for the reader of an address: valid for 14 days after an invitation, half an hour after a '
  'request.';
