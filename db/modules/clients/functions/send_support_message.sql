-- The message is mailed to the address in the article, and recorded as an event of the client. The pause applies to the
-- organisation and not to a row, or archiving a client and adding it anew would reset it.
create or replace function app_public.send_support_message(input jsonb) returns void
language plpgsql volatile
as $$
declare
  v_client app_public.clients;
  v_article app_public.help_articles;
  v_profile app_public.freelance_profiles;
  v_message text := app_hidden.text_at(input, 'message');
begin
  perform app_private.require_invoicing();
  -- Locked, so that two clicks at once find one another.
  select c.* into v_client from app_public.clients c where c.id = (input ->> 'clientId')::uuid for no key update;
  select p.* into v_profile from app_public.freelance_profiles p where p.id = (input ->> 'freelanceProfileId')::uuid;
  if v_client.id is null then
    perform app_private.refuse('INVALID', 'clientId');
  end if;
  if v_profile.id is null or v_profile.id is distinct from coalesce(v_client.freelance_profile_id, v_profile.id) then
    perform app_private.refuse('INVALID', 'freelanceProfileId');
  end if;
  if v_message is null then
    perform app_private.refuse('BLANK', 'message');
  end if;
  v_article := app_public.clients_help_article(v_client);
  perform pg_advisory_xact_lock(hashtextextended(format('support %s %s', v_client.account_id, v_client.org_number), 0));
  if v_client.id is not null and v_article.support_email is null then
    perform app_private.refuse('INVALID_ACTION', 'clientId');
  elsif exists (
    select from app_public.events e join app_public.clients c on c.id = e.entity_id
    where e.account_id = v_client.account_id and c.org_number = v_client.org_number
      and e.event_type = 'SUPPORT_MESSAGE' and e.occurred_at > now() - interval '5 minutes'
  ) then
    perform app_private.refuse('DELIVERY_FREQUENCY_EXCEEDED');
  end if;
  perform app_private.stop_if_refused();

  perform app_private.record_event(
    'clients', v_client.id, v_client.account_id, 'SUPPORT_MESSAGE', null, jsonb_build_object('message', v_message)
  );
  perform app_private.enqueue_support_message(v_client.id, v_profile.id, v_message);
end;
$$;
comment on function app_public.send_support_message(jsonb) is
'@actors OWNER ADMIN
@impersonated allowed
Sends a question about invoicing a client to the address in its help article. Refuses BLANK without a message; '
  'INVALID_ACTION when the article has no address; DELIVERY_FREQUENCY_EXCEEDED within 5 minutes of the last one to '
  'the same organisation.';
grant execute on function app_public.send_support_message(jsonb) to app_user;
