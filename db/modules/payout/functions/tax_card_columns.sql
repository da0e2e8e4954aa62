-- A form that changes the kind may still hold what the other kind had.
create or replace function app_hidden.tax_card_columns(attributes jsonb) returns jsonb
language sql immutable
as $$
  select attributes - case
    when attributes ->> 'kind' in ('PERCENT', 'TABLE') then array['freeLimit']
    when attributes ->> 'kind' = 'FREE' then array['percent']
    else array['percent', 'freeLimit']
  end
$$;
comment on function app_hidden.tax_card_columns(jsonb) is 'The attributes of a tax card without those that its kind does not have.';
grant execute on function app_hidden.tax_card_columns(jsonb) to app_user;
