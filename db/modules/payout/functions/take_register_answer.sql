-- The register's answer, prepared by the server, comes sealed. Without it the register was down, or was not queried:
-- the last stored answer is used then, and the worker queries again. Roles need a request of their own, which may have
-- failed alone. Definer because no role may write register answers.
create or replace function app_private.take_register_answer(
  input jsonb, mutation text, number text, wants_roles boolean default false
) returns app_public.register_entries
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_prepared jsonb := app_private.prepared(input, mutation);
  v_is_answered boolean := coalesce(v_prepared ? 'company', false);
begin
  if not app_hidden.is_organization_number(number) then
    return null;
  end if;
  if app_hidden.current_actor_kind() = 'USER' and not app_hidden.can_manage() then
    raise exception 'the caller may not look up organisations' using errcode = 'insufficient_privilege';
  end if;
  if v_is_answered then
    perform app_private.record_register_answer(number, v_prepared -> 'company');
  end if;
  if not v_is_answered or (wants_roles and not v_prepared -> 'company' ? 'roles') then
    perform app_private.enqueue_look_up(number);
  end if;
  return app_hidden.register_entry(number);
end;
$$;
comment on function app_private.take_register_answer(jsonb, text, text, boolean) is
  'The known register data of an organisation number; null when there is none, and for numbers of other countries.';
grant execute on function app_private.take_register_answer(jsonb, text, text, boolean) to app_user;
