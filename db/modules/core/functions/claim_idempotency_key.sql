-- Definer because stored keys may not be read by any role. The key is taken in the mutation's own transaction: a
-- concurrent second call waits here until the first has finished, and then finds its answer, or the key free again when
-- the first was rolled back. An error ends the transaction, so the call can leave in one packet with its key.
create or replace function app_private.claim_idempotency_key(mutation text, place int, key text, input_hash bytea) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_user_id constant uuid := app_hidden.current_user_id();
  v_hash constant bytea := sha256(input_hash || convert_to(
    format('%s %s', app_hidden.current_account_id(), app_hidden.current_administrator_id()), 'UTF8'
  ));
begin
  insert into app_private.idempotency_keys as k (user_id, mutation, place, key, input_hash)
  values (
    v_user_id, claim_idempotency_key.mutation, claim_idempotency_key.place, claim_idempotency_key.key, v_hash
  )
  on conflict on constraint idempotency_keys_user_id_mutation_place_key_key do update
    set input_hash = excluded.input_hash, answered_id = null, created_at = excluded.created_at
    where k.created_at < now() - interval '24 hours';
  if not found then
    raise exception 'this key was used before' using errcode = 'AP003', detail = (
      select jsonb_build_object('isSame', k.input_hash = v_hash, 'answeredId', k.answered_id)
      from app_private.idempotency_keys k
      where k.user_id = v_user_id and k.mutation = claim_idempotency_key.mutation
        and k.place = claim_idempotency_key.place and k.key = claim_idempotency_key.key
    );
  end if;
end;
$$;
comment on function app_private.claim_idempotency_key(text, int, text, bytea) is
  'Takes a key of the caller''s for a mutation. Raises SQLSTATE AP003 when it was taken in the last 24 hours; the error''s detail '
  'is JSON: isSame, whether with the same input, account and administrator, and answeredId, the id that was answered.';
grant execute on function app_private.claim_idempotency_key(text, int, text, bytea) to app_user, app_operator;
