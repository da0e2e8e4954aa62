-- Definer because the queue belongs to the owner. It reads client, profile and the article's address itself, so that a
-- caller cannot have mail sent elsewhere.
create or replace function app_private.enqueue_support_message(client_id uuid, profile_id uuid, message text) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
begin
  perform app_private.enqueue('clients/send_support_message', jsonb_build_object(
    'id', uuidv7(), 'to', (app_public.clients_help_article(c)).support_email, 'client', c.name,
    'clientOrgNumber', c.org_number, 'profile', p.display_name, 'senderName', app_hidden.current_actor_name(),
    'senderEmail', u.email, 'message', message
  ))
  from app_public.clients c
  join app_public.freelance_profiles p on p.account_id = c.account_id and p.id = profile_id
  join app_public.users u on u.id = app_hidden.current_user_id()
  where c.id = client_id and c.account_id = app_hidden.current_account_id();
end;
$$;
comment on function app_private.enqueue_support_message(uuid, uuid, text) is
  'The mail job of a question about invoicing a client: payload id, to, client, clientOrgNumber, profile, senderName, senderEmail and message.';
grant execute on function app_private.enqueue_support_message(uuid, uuid, text) to app_user;
