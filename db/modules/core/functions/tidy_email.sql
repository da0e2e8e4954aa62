-- A mailbox has one spelling: its domain is compared and stored in ASCII, as in mail servers. Capitals of the domain
-- are folded one character at a time, which every library does alike.
create or replace function app_hidden.tidy_email(value text) returns text
language plpgsql immutable strict parallel safe
as $$
declare
  v_text constant text := app_hidden.tidy_text(value);
  v_domain text := substring(v_text from '[^@]*$');
  v_before constant text := left(v_text, -length(v_domain));
begin
  if v_before = '' or length(v_domain) > 253 or v_domain ~ '^[\u0001-\u007f]*$' then
    return v_text;
  end if;
  v_domain := replace(regexp_replace(normalize(v_domain, NFKC), '[\u3002\uff0e\uff61]', '.', 'g'), U&'\0130', U&'i\0307');
  v_domain := normalize(
    (select string_agg(lower(c), '' order by i) from unnest(string_to_array(v_domain, null)) with ordinality t (c, i)), NFC
  );
  return v_before || (
    select string_agg(case when label ~ '^[\u0001-\u007f]*$' then label else 'xn--' || app_hidden.punycode(label) end, '.' order by i)
    from unnest(string_to_array(v_domain, '.')) with ordinality t (label, i)
  );
end;
$$;
comment on function app_hidden.tidy_email(text) is
  'An e-mail address, tidied, with its domain in ASCII; other text is only tidied.';
grant execute on function app_hidden.tidy_email(text) to app_visitor, app_user, app_operator, app_worker;
