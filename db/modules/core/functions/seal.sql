-- Definer because the key may not be read by any role. Only the server's role may call it: sealed data is trusted. The
-- seal holds for one mutation of one session, for as long as a request may take.
create or replace function app_private.seal(mutation text, session_id uuid, answer jsonb) returns jsonb
language sql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
  with letter as (
    select jsonb_build_object(
      'mutation', mutation, 'session', session_id, 'until', clock_timestamp() + interval '2 minutes', 'answer', answer
    )::text as text
  )
  select jsonb_build_object('text', l.text, 'seal', encode(public.hmac(convert_to(l.text, 'utf8'), k.key, 'sha256'), 'hex'))
  from letter l, (select s.key from app_private.sealing_keys s order by s.id desc limit 1) k
$$;
comment on function app_private.seal(text, uuid, jsonb) is
  'Seals what the server has found out for a mutation, to be handed to it as $prepared.';
grant execute on function app_private.seal(text, uuid, jsonb) to app_authenticator;
