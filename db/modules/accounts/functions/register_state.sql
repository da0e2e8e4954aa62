-- Bankruptcy takes precedence for an organisation in several of these states.
create or replace function app_hidden.register_state(company jsonb) returns app_public.register_state
language sql immutable parallel safe
as $$
  select (case
    when company is null then 'UNREGISTERED'
    when (company ->> 'markedAsBankruptcy')::boolean then 'BANKRUPT'
    when (company ->> 'deleted')::boolean then 'DELETED'
    when (company ->> 'underForcedLiquidation')::boolean then 'UNDER_FORCED_LIQUIDATION'
    when (company ->> 'underLiquidation')::boolean then 'UNDER_LIQUIDATION'
    else 'SOUND'
  end)::app_public.register_state
$$;
comment on function app_hidden.register_state(jsonb) is
  'The state of an organisation in an answer of the register; null is the answer that there is none.';
grant execute on function app_hidden.register_state(jsonb) to app_user, app_worker;
