-- Of a trip its purpose and times only: the lodging and the tax are the freelancer's own.
create or replace function app_private.draw_public_lines(lines jsonb) returns app_public.public_invoice_line[]
language sql immutable
as $$
  select array(
    select row(
      l ->> 'description', (l ->> 'lineType')::app_public.line_type, (l ->> 'quantity')::numeric,
      (l ->> 'unitPrice')::bigint, (l ->> 'amount')::bigint, (l ->> 'vatRate')::numeric, (l ->> 'vat')::bigint,
      (l ->> 'unit')::app_public.line_unit, (l #>> '{period,from}')::date, (l #>> '{period,to}')::date,
      l ->> 'addressFrom', l ->> 'addressTo', l #>> '{travel,purpose}', (l #>> '{travel,departure}')::timestamp::time,
      (l #>> '{travel,return}')::timestamp::time
    )::app_public.public_invoice_line
    from jsonb_array_elements(lines) as l
  )
$$;
comment on function app_private.draw_public_lines(jsonb) is 'The lines of a document as its client sees them.';
