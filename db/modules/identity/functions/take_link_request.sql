-- Every mail with a requested link is counted here. The mails an address gets in a day are limited, or a stranger's
-- inbox could be flooded; that limit is silent, since it would reveal customers. The requests of an IP are limited too,
-- with a refusal: it reveals nothing about any address.
create or replace function app_private.take_link_request(email public.citext) returns boolean
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_source inet := app_private.source_of(current_setting('app.ip', true));
begin
  perform pg_advisory_xact_lock(hashtextextended('link from ' || v_source::text, 0));
  if (
    select count(*) >= 60 from app_private.sign_in_attempts a
    where a.ip = v_source and a.kind = 'LINK' and a.attempted_at > now() - interval '1 hour'
  ) then
    perform app_private.refuse('ATTEMPTS_LIMIT_EXCEEDED');
    perform app_private.stop_if_refused();
  end if;
  return app_private.take_link(take_link_request.email, v_source);
end;
$$;
comment on function app_private.take_link_request(public.citext) is
  'Notes a request for a link; false after 5 for the address in 15 minutes or 30 in a day. Stops with ATTEMPTS_LIMIT_EXCEEDED after 60 from one IP in an hour.';
