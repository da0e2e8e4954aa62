-- Takes columns and has no settings of its own, so that it is expanded where it is used.
create or replace function app_private.bank_transaction_legs(kid text, kid_parts jsonb, amount_minor bigint)
returns table (part bigint, leg_kid text, leg_minor bigint)
language sql immutable
as $$
  select 1::bigint, $1, $3 where $2 is null or $2 = '[]'
  union all
  select p.part, p.value ->> 'kid', (p.value ->> 'amountMinor')::bigint * sign($3)::bigint
  from jsonb_array_elements($2) with ordinality p (value, part)
$$;
comment on function app_private.bank_transaction_legs(text, jsonb, bigint) is
  'The parts of a bank transaction by KID, as OCR giro reports them; one without a KID where it has none.';
