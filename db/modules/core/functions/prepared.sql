-- Whoever speaks SQL can hand anything to a mutation, so what the server says it has found out (that a
-- password is right, what the register answered) is believed only with its seal, for the mutation and the
-- session it was found out for. Definer because the key is nobody's to read.
create or replace function app_private.prepared(input jsonb, mutation text) returns jsonb
language plpgsql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_given jsonb := input -> '$prepared';
  v_text text := v_given ->> 'text';
  v_letter jsonb;
begin
  if v_given is null then
    return null;
  end if;
  if exists (
    select from app_private.sealing_keys k
    where encode(public.hmac(convert_to(v_text, 'utf8'), k.key, 'sha256'), 'hex') = v_given ->> 'seal'
  ) then
    v_letter := v_text;
  end if;
  if v_letter is null or v_letter ->> 'mutation' <> prepared.mutation
    or (v_letter ->> 'session')::uuid is distinct from app_hidden.current_session_id()
    or (v_letter ->> 'until')::timestamptz < clock_timestamp() then
    raise exception '$prepared without a seal that holds here' using errcode = 'insufficient_privilege';
  end if;
  return v_letter -> 'answer';
end;
$$;
comment on function app_private.prepared(jsonb, text) is
  'What the server has found out for a mutation; null when nothing came. Fails when it was not the server who said it, or not for this.';
grant execute on function app_private.prepared(jsonb, text) to app_visitor, app_user, app_operator;
