-- Definer because stored keys may not be written by any role. Only a key claimed in the same transaction can still be
-- without an answer, and that row is invisible to others.
create or replace function app_private.store_idempotent_answer(mutation text, place int, key text) returns void
language sql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
  update app_private.idempotency_keys k
  set answered_id = nullif(current_setting('app.answered_id', true), '')
  where k.user_id = app_hidden.current_user_id() and k.mutation = store_idempotent_answer.mutation
    and k.place = store_idempotent_answer.place and k.key = store_idempotent_answer.key and k.answered_id is null
$$;
comment on function app_private.store_idempotent_answer(text, int, text) is
  'Remembers the id that a mutation has answered in this transaction, in the setting app.answered_id, under its key.';
grant execute on function app_private.store_idempotent_answer(text, int, text) to app_user, app_operator;
