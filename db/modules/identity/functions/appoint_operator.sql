create or replace function app_private.appoint_operator(user_id uuid, operator_role app_public.operator_role, totp_secret text) returns uuid
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_operator_id uuid;
begin
  insert into app_public.operators (user_id, operator_role)
  values (appoint_operator.user_id, appoint_operator.operator_role)
  returning id into v_operator_id;
  insert into app_private.operator_secrets (operator_id, totp_secret) values (v_operator_id, appoint_operator.totp_secret);
  return v_operator_id;
end;
$$;
comment on function app_private.appoint_operator(uuid, app_public.operator_role, text) is
  'Makes a user an operator with a TOTP secret in base32. For the owner of the database only; returns the operator''s id.';
