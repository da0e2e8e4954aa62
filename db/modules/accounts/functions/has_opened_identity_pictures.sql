-- A decision requires that the operator has opened the pictures. Runs as the caller, who may read all events.
create or replace function app_hidden.has_opened_identity_pictures(verification_id uuid) returns boolean
language sql stable
as $$
  select exists (
    select from app_public.events e
    where e.entity = 'identity_verifications' and e.entity_id = verification_id and e.event_type = 'OPENED'
      and e.user_id = app_hidden.current_user_id()
  )
$$;
comment on function app_hidden.has_opened_identity_pictures(uuid) is
  'Whether the operator who acts has opened the pictures of an identity verification.';
grant execute on function app_hidden.has_opened_identity_pictures(uuid) to app_operator;
