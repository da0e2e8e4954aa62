-- Called when the mail is written, so that only the mail contains the token, neither the event nor the job. A
-- repeated run makes another link, of which the first is never sent. Definer because the worker reads no table.
create or replace function app_private.make_entrance(payload jsonb, address text) returns text
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_token text := app_private.make_token();
  v_event app_public.events;
  v_said jsonb;
begin
  select e.* into v_event from app_public.events e where e.id = (payload ->> 'eventId')::uuid;
  if v_event.event_type in ('INVITED', 'REQUESTED') and v_event.entity <> 'memberships' then
    v_said := app_private.template_values(v_event.entity, v_event.entity_id, array['email', 'deepLink']);
    if v_said #>> '{email,value}' = address and v_said #>> '{deepLink,value}' is not null
      and not exists (select from app_public.users u where u.email = address::public.citext and u.blocked_at is not null) then
      return app_private.make_invitation(v_event, address::public.citext, v_said #>> '{deepLink,value}');
    end if;
    return null;
  end if;
  insert into app_private.one_time_links (token_sha256, user_id, purpose, email, deep_link, event_id, expires_at)
  select app_private.token_sha256(v_token), u.id, 'SIGN_IN', u.email,
    app_private.dashboard_path(u.id, m.account_id),
    v_event.id,
    m.invited_at + interval '14 days'
  from app_public.memberships m
    join app_public.users u on u.id = m.user_id and u.email = make_entrance.address::public.citext
  where v_event.entity = 'memberships' and v_event.event_type = 'INVITED' and m.id = v_event.entity_id and app_hidden.is_open_invitation(m.id);
  return case when found then v_token end;
end;
$$;
comment on function app_private.make_entrance(jsonb, text) is
  'The token of a link that signs an invited person in, for the mail after the invitation; null when the invitation '
  'is over. The row of the event is a membership, or has an email and a deep_link.';
grant execute on function app_private.make_entrance(jsonb, text) to app_worker;
