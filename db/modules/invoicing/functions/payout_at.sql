create or replace function app_hidden.payout_at(computation jsonb, line_index int, unit_price bigint) returns bigint
language sql stable
as $$
  select (
    app_hidden.compute_invoice(jsonb_set(computation, array['lines', line_index::text, 'unitPrice'], to_jsonb(unit_price))) ->> 'payoutAmount'
  )::bigint
$$;
comment on function app_hidden.payout_at(jsonb, int, bigint) is
  'The payout of an invoice, as compute_invoice() takes it, when one of its lines, counted from 0, has another price; null where it cannot be computed.';
grant execute on function app_hidden.payout_at(jsonb, int, bigint) to app_user;
