-- Shared by a freelancer's claim and an operator's entry, which may both contain typing errors.
create or replace function app_private.check_tax_card(attributes jsonb) returns void
language plpgsql volatile
as $$
declare
  v_this_year constant int := extract(year from app_hidden.today());
  v_kind constant app_public.tax_card_kind := attributes ->> 'kind';
begin
  perform app_private.refuse_blanks(attributes, array['incomeYear', 'kind']);
  if (attributes ->> 'incomeYear')::int not between v_this_year and v_this_year + 1 then
    perform app_private.refuse('INVALID', 'attributes.incomeYear');
  end if;
  if v_kind in ('PERCENT', 'TABLE') then
    perform app_private.refuse_blanks(attributes, array['percent']);
    if (attributes ->> 'percent')::numeric < 0 then
      perform app_private.refuse('TOO_SMALL', 'attributes.percent');
    elsif (attributes ->> 'percent')::numeric > 100 then
      perform app_private.refuse('TOO_BIG', 'attributes.percent');
    end if;
  elsif v_kind = 'FREE' then
    perform app_private.refuse_blanks(attributes, array['freeLimit']);
    if (attributes ->> 'freeLimit')::bigint < 1 then
      perform app_private.refuse('TOO_SMALL', 'attributes.freeLimit');
    end if;
  end if;
end;
$$;
comment on function app_private.check_tax_card(jsonb) is
  'Refuses at the attributes of a tax card: BLANK for its year, kind and the fields of the kind; INVALID for another '
  'year than this one and the next; TOO_SMALL or TOO_BIG for the percentage and the limit.';
grant execute on function app_private.check_tax_card(jsonb) to app_user;
