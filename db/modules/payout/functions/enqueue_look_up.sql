-- Definer because the queue belongs to the owner. The task queries the register, and retries later when the register is
-- down; several requests for one number are one job.
create or replace function app_private.enqueue_look_up(number text, run_at timestamptz default null) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
begin
  if app_hidden.current_actor_kind() = 'USER' and not app_hidden.can_manage() then
    raise exception 'the caller may not look up organisations' using errcode = 'insufficient_privilege';
  end if;
  if app_hidden.is_organization_number(number) then
    perform app_private.enqueue(
      'payout/look_up_organization', jsonb_build_object('number', number), 'look_up_organization:' || number,
      enqueue_look_up.run_at
    );
  end if;
end;
$$;
comment on function app_private.enqueue_look_up(text, timestamptz) is
  'Has the worker ask the register about a Norwegian organisation number, with its roles. Does nothing for a number of another country.';
grant execute on function app_private.enqueue_look_up(text, timestamptz) to app_user, app_worker;
