-- Documents print numbers with ornaments: Foretaksregisteret NO 920 449 433 MVA, Tlf. 22 22 22 22, N-0150. The name of a field shows its content, in a form
-- as in a table, so that a new column of that name is tidied without further code. Text that does not look like such a
-- number loses only its spaces, and is validated as it is. A password stays as typed.
create or replace function app_hidden.tidy_field(field text, value text, country text default null) returns text
language plpgsql immutable parallel safe
as $$
declare
  v_field constant text collate "C" := lower(replace(field, '_', '') collate "C");
  v_text text;
  v_bare text;
begin
  -- Nearly every field is just a text; one condition finds these first, since each row of each table is tidied by this.
  if v_field !~ '(emails?|number|code|phone|nationalid|kid|password)' then
    return app_hidden.tidy_text(value);
  elsif value is null or v_field ~ 'password' then
    return value;
  elsif v_field ~ 'emails?$' then
    return app_hidden.tidy_email(value);
  end if;
  v_text := app_hidden.tidy_text(value);
  v_bare := regexp_replace(v_text, '[ \t\n]', '', 'g');
  if v_field ~ '(org|organization)number$' then
    return coalesce(
      array_to_string(regexp_match(
        v_bare collate "C",
        '^(?:Foretaksregisteret:?)?(?:(?:Org(?:ani[sz]a(?:sjons|tion))?|VAT|MVA)[.-]?(?:nr|no|nummer|number)?[.]?:?)?(?:NO)?' ||
          '([0-9]{3})[.\u2010-\u2015-]?([0-9]{3})[.\u2010-\u2015-]?([0-9]{3})(?:MVA)?,?(?:Foretaksregisteret)?$',
        'i'
      ), ''),
      v_bare
    );
  elsif v_field ~ 'postalcode$' then
    return coalesce((regexp_match(v_bare, case country
      when 'NO' then '^(?:[Nn][Oo]?-?)?([0-9]{4})$'
      when 'SE' then '^(?:[Ss][Ee]?-?)?([0-9]{5})$'
      when 'DK' then '^(?:[Dd][Kk]-?)?([0-9]{4})$'
      when 'FI' then '^(?:[Ff][Ii][Nn]?-?)?([0-9]{5})$'
    end))[1], v_text);
  elsif v_field ~ '(personalnumber|nationalid)$' then
    return coalesce(array_to_string(regexp_match(v_bare, '^([0-9]{6})[.\u2010-\u2015-]?([0-9]{5})$'), ''), v_bare);
  elsif v_field ~ '(phone|phonenumber)$' or v_field = 'number' and country is not null then
    return case
      when v_bare collate "C" ~* '^(?:(?:tlf|tel|telefon|mob|mobil|phone)[.]?:?)?\(?\+?[0-9()./\u2010-\u2015-]+$'
        -- +47 (0) 22 22 22 22: the zero in brackets is dialled within the country only.
        then regexp_replace(regexp_replace(v_bare, '([0-9)])\(0\)', '\1', 'g'), '[^+0-9]', '', 'g')
      else v_text
    end;
  elsif v_field ~ 'accountnumber$' then
    return coalesce(
      array_to_string(regexp_match(
        v_bare collate "C",
        '^(?:(?:Bank)?Konto(?:nr|nummer)?[.]?:?)?([0-9]{4})[.\u2010-\u2015-]?([0-9]{2})[.\u2010-\u2015-]?([0-9]{5})$',
        'i'
      ), ''),
      v_text
    );
  elsif v_field = 'kid' and v_bare ~ '^[0-9]+-?$' then
    return v_bare;
  end if;
  return v_text;
end;
$$;
comment on function app_hidden.tidy_field(text, text, text) is
  'The tidied text typed into a field or column of this name: a text, an e-mail address, or a number without '
  'separators. The country decides the form of a postcode.';
grant execute on function app_hidden.tidy_field(text, text, text) to app_visitor, app_user, app_operator, app_worker;
