-- What the register answered on the way here comes sealed. Without it the register was down, or was
-- not asked: the last answer is what is known then, and the worker asks again. Roles take a question of
-- their own, which may have failed alone. Definer because nobody else may say what the register answered.
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
    raise exception 'the register''s answer of somebody who may not ask' using errcode = 'insufficient_privilege';
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
  'What the register says of an organisation number as far as is known now; null when nothing is, and for numbers of other countries.';
grant execute on function app_private.take_register_answer(jsonb, text, text, boolean) to app_user;
