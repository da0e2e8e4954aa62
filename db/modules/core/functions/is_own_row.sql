-- The owner of a row that belongs to a person and to no account. Called by definers that have not checked it.
create or replace function app_private.is_own_row(entity text, id uuid) returns boolean
language plpgsql stable
as $$
declare
  v_row jsonb;
begin
  execute format('select to_jsonb(t) from app_public.%I t where t.id = $1', entity) into v_row using id;
  return coalesce(not v_row ? 'account_id' and (v_row ->> 'user_id')::uuid = app_hidden.current_user_id(), false);
end;
$$;
comment on function app_private.is_own_row(text, uuid) is
  'Whether a row of a table without accounts belongs to the user who acts.';
