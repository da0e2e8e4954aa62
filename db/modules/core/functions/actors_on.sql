-- Operators do not decide on their own accounts, whatever the decision. A row belongs to the accounts in its columns
-- account_id and partner_account_id, or is an account itself.
create or replace function app_private.actors_on(thing jsonb) returns text[]
language sql stable
as $$
  select case
    when array[(thing ->> 'account_id')::uuid, (thing ->> 'partner_account_id')::uuid, (thing ->> 'id')::uuid]
      && app_hidden.current_own_account_ids() then '{}'
    else app_hidden.current_actors()
  end
$$;
comment on function app_private.actors_on(jsonb) is
  'The actors the caller may act as towards a row, given as its columns: none for an operator on an account of their own.';
grant execute on function app_private.actors_on(jsonb) to app_visitor, app_user, app_operator, app_worker;
