create or replace function app_private.check_organization_number(number text, country text, path text) returns void
language plpgsql volatile
as $$
begin
  if number is null then
    perform app_private.refuse('BLANK', path);
  elsif length(number) > 20 then
    perform app_private.refuse('TOO_BIG', path);
  elsif coalesce(country, 'NO') = 'NO' and not app_hidden.is_organization_number(number) then
    perform app_private.refuse('INVALID', path);
  end if;
end;
$$;
comment on function app_private.check_organization_number(text, text, text) is
  'Refuses a missing organisation number, and in Norway one that fails mod 11. Other countries'' numbers are taken as typed.';
grant execute on function app_private.check_organization_number(text, text, text) to app_user;
