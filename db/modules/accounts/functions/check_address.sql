-- The countries the product serves; elsewhere it can neither pay nor bill.
create or replace function app_private.check_address(
  attributes jsonb, is_served_country boolean, path text default 'attributes'
) returns void
language plpgsql volatile
as $$
declare
  v_country text := app_hidden.text_at(attributes, 'address.country');
begin
  perform app_private.refuse_blanks(
    attributes, array['address.line1', 'address.postalCode', 'address.city', 'address.country'], path
  );
  if v_country !~ '^[A-Z]{2}$' then
    perform app_private.refuse('INVALID', path || '.address.country');
  elsif is_served_country and v_country not in ('NO', 'SE', 'DK', 'FI') then
    perform app_private.refuse('INCLUSION', path || '.address.country');
  end if;
  if not app_hidden.is_postal_code(app_hidden.text_at(attributes, 'address.postalCode'), v_country) then
    perform app_private.refuse('INVALID', path || '.address.postalCode');
  end if;
end;
$$;
comment on function app_private.check_address(jsonb, boolean, text) is
  'Refuses an incomplete address, a country that is no 2-letter code, a postcode that is none there, and, for organisations, one that is not served.';
grant execute on function app_private.check_address(jsonb, boolean, text) to app_user;
