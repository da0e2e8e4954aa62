-- Any caller with SQL access can pass any input to a mutation, so data prepared by the server (that a password matches,
-- the register's answer) is trusted only with its seal, for the mutation and the session it was prepared for. Definer
-- because the key may not be read by any role.
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
    raise exception '$prepared has no valid seal for this mutation' using errcode = 'insufficient_privilege';
  end if;
  return v_letter -> 'answer';
end;
$$;
comment on function app_private.prepared(jsonb, text) is
  'The data that the server has prepared for a mutation; null when there is none. Fails when the seal is not the '
  'server''s, or not for this mutation.';
grant execute on function app_private.prepared(jsonb, text) to app_visitor, app_user, app_operator;
