-- Definer because stored keys may not be read by any role. The key is taken in the mutation's own transaction: a
-- concurrent second call waits here until the first has finished, and then finds its answer, or the key free again when
-- the first was rolled back.
create or replace function app_private.take_idempotency_key(
  mutation text, place int, key text, input_hash bytea,
  out is_new boolean, out is_same boolean, out answered_id text
) returns record
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_user_id uuid := app_hidden.current_user_id();
begin
  insert into app_private.idempotency_keys as k (user_id, mutation, place, key, input_hash)
  values (
    v_user_id, take_idempotency_key.mutation, take_idempotency_key.place, take_idempotency_key.key,
    take_idempotency_key.input_hash
  )
  on conflict on constraint idempotency_keys_user_id_mutation_place_key_key do update
    set input_hash = excluded.input_hash, answered_id = null, created_at = excluded.created_at
    where k.created_at < now() - interval '24 hours';
  is_new := found;
  if not is_new then
    select k.input_hash = take_idempotency_key.input_hash, k.answered_id into is_same, answered_id
    from app_private.idempotency_keys k
    where k.user_id = v_user_id and k.mutation = take_idempotency_key.mutation
      and k.place = take_idempotency_key.place and k.key = take_idempotency_key.key;
  end if;
end;
$$;
comment on function app_private.take_idempotency_key(text, int, text, bytea) is
  'Takes a key of the caller''s for a mutation. When it was taken in the last 24 hours: whether with the same input, and the id that was answered.';
grant execute on function app_private.take_idempotency_key(text, int, text, bytea) to app_user, app_operator;
