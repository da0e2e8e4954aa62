create or replace function app_private.tax_reasons(
  card app_public.tax_cards, taxed bigint, percent numeric, estimated bigint, withheld bigint, invoice_count bigint
) returns text[]
language sql immutable
as $$
  select case when estimated = withheld then '{}'::text[] else array_remove(array[
    -- Each invoice has rounded its own estimate to the øre.
    case
      when abs(e.exact - estimated) <= invoice_count then null
      when card.id is null then 'NO_CARD'
      when card.kind = 'FREE' and taxed > 0 then 'FREE_LIMIT'
      else 'OTHER_CARD'
    end,
    case when e.exact <> withheld then 'WHOLE_KRONER' end
  ], null) end
  from (select round(taxed * percent / 100) as exact) e
$$;
comment on function app_private.tax_reasons(app_public.tax_cards, bigint, numeric, bigint, bigint, bigint) is
  'The reasons why the tax withheld differs from the invoices'' estimates: NO_CARD, FREE_LIMIT, OTHER_CARD, '
  'WHOLE_KRONER.';
