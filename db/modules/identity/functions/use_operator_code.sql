-- The API has compared the code with the secret and passes its time step. The row lock makes two uses of one code at
-- the same moment wait for each other.
create or replace function app_private.use_operator_code(operator_id uuid, totp_step bigint) returns boolean
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
begin
  update app_private.operator_secrets s set last_used_step = totp_step
  where s.operator_id = use_operator_code.operator_id and totp_step > coalesce(s.last_used_step, 0);
  return found;
end;
$$;
comment on function app_private.use_operator_code(uuid, bigint) is
  'Uses up an operator''s one-time code; false for a wrong one (its step is null) and for one that was used, or is older than one that was.';
