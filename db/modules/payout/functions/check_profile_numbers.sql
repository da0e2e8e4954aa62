-- Numbers end at 9 999 999, where KID has no more digits. A series that starts at 9 000 000 has a million left.
create or replace function app_private.check_profile_numbers(attributes jsonb, path text default 'attributes') returns void
language plpgsql volatile
as $$
begin
  if (attributes ->> 'invoiceStartingNumber')::numeric < 1 then
    perform app_private.refuse('TOO_SMALL', path || '.invoiceStartingNumber');
  elsif (attributes ->> 'invoiceStartingNumber')::numeric > 9000000 then
    perform app_private.refuse('TOO_BIG', path || '.invoiceStartingNumber');
  end if;
  if (attributes ->> 'salaryTaxPercent')::numeric < 0 then
    perform app_private.refuse('TOO_SMALL', path || '.salaryTaxPercent');
  elsif (attributes ->> 'salaryTaxPercent')::numeric > 100 then
    perform app_private.refuse('TOO_BIG', path || '.salaryTaxPercent');
  end if;
end;
$$;
comment on function app_private.check_profile_numbers(jsonb, text) is
  'Refuses a starting number outside 1 to 9 000 000 and a tax percentage outside 0 to 100.';
grant execute on function app_private.check_profile_numbers(jsonb, text) to app_user;
