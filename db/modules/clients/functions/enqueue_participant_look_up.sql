-- Definer because the queue belongs to the owner. An answer of the last 24 hours is not fetched again.
create or replace function app_private.enqueue_participant_look_up(number text) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
begin
  if app_hidden.current_actor_kind() = 'USER' and not app_hidden.can_manage() then
    raise exception 'the caller may not look up organisations' using errcode = 'insufficient_privilege';
  end if;
  if app_hidden.is_organization_number(number) and not exists (
    select from app_public.ehf_participants p
    where p.organization_number = number and p.looked_up_at > now() - interval '24 hours'
  ) then
    perform app_private.enqueue(
      'clients/look_up_participant', jsonb_build_object('number', number), 'look_up_participant:' || number
    );
  end if;
end;
$$;
comment on function app_private.enqueue_participant_look_up(text) is
  'Has the worker ask the access point whether an organisation receives EHF. Does nothing for other numbers, and within 24 hours of an answer.';
grant execute on function app_private.enqueue_participant_look_up(text) to app_user;
