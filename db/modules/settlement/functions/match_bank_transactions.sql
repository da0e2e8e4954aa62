-- The remaining amount of each invoice is stored in an array by the invoice's position, so that 100 000 payments take a
-- second. A KID that is only in the free text counts if the open amount equals the payment to the øre.
create or replace function app_private.match_bank_transactions(of_file uuid) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_left bigint[];
  v_statuses text[];
  v_invoice_ids uuid[];
  v_payment record;
  v_reason text;
  v_place int;
  v_ids uuid[] := '{}';
  v_reasons text[] := '{}';
begin
  select array_agg(n.id order by n.id), array_agg(n.status order by n.id), array_agg(n.remaining order by n.id)
  into v_invoice_ids, v_statuses, v_left
  from (
    select i.id, i.status::text as status, app_private.payment_limit(i) as remaining
    from app_public.invoices i where i.id in (select p.invoice_id from app_private.bank_payment_parts(of_file) p)
  ) n;
  for v_payment in
    with places as (select n.id, n.place from unnest(v_invoice_ids) with ordinality n (id, place))
    select
      p.bank_transaction_id, bool_or(p.is_guess) as is_guess, array_agg(n.place::int order by p.part) as places,
      array_agg(p.amount_minor order by p.part) as amounts
    from app_private.bank_payment_parts(of_file) p left join places n on n.id = p.invoice_id
    group by p.bank_transaction_id, p.position
    order by p.position
  loop
    v_reason := null;
    for i in 1..cardinality(v_payment.places) loop
      v_place := v_payment.places[i];
      v_reason := case
        when v_place is null then 'UNKNOWN_KID'
        when v_statuses[v_place] = 'NULLIFIED' then 'INVOICE_NULLIFIED'
        when v_left[v_place] = 0 then 'INVOICE_PAID'
        when v_payment.amounts[i] > v_left[v_place] then 'OVERPAID'
        when v_payment.is_guess and v_payment.amounts[i] <> v_left[v_place] then 'NO_KID'
      end;
      if v_reason is not null then
        -- A payment of several invoices is booked whole or waits whole.
        for j in 1..i - 1 loop
          v_left[v_payment.places[j]] := v_left[v_payment.places[j]] + v_payment.amounts[j];
        end loop;
        exit;
      end if;
      v_left[v_place] := v_left[v_place] - v_payment.amounts[i];
    end loop;
    v_ids := v_ids || v_payment.bank_transaction_id;
    v_reasons := v_reasons || case when v_payment.is_guess and v_reason = 'UNKNOWN_KID' then 'NO_KID' else v_reason end;
  end loop;
  update app_public.bank_transactions t set
    outcome = 'QUEUED', reason = n.reason::app_public.bank_exception_reason
  from unnest(v_ids, v_reasons) n (id, reason)
  where t.id = n.id and n.reason is not null;
end;
$$;
comment on function app_private.match_bank_transactions(uuid) is
  'Finds the invoices that the payments of a file of the bank are for, in the order of the file, each at most what is left of its '
  'invoice; gives the others the reason why they wait.';
