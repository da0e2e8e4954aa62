-- These words end up on a frozen document, so they are the database's and not a screen's.
create or replace function app_hidden.line_type_name(line_type app_public.line_type, in_language app_public.language) returns text
language sql immutable parallel safe
as $$
  select case in_language
    when 'NB' then case line_type
      when 'BENEFIT' then 'Ytelse' when 'DIET' then 'Diett' when 'EXPENSE' then 'Utlegg'
      when 'EXTRA' then 'Tillegg' when 'MILEAGE' then 'Kjøring' else 'Arbeid'
    end
    else case line_type
      when 'BENEFIT' then 'Benefit' when 'DIET' then 'Subsistence' when 'EXPENSE' then 'Expense'
      when 'EXTRA' then 'Extra' when 'MILEAGE' then 'Mileage' else 'Work'
    end
  end
$$;
comment on function app_hidden.line_type_name(app_public.line_type, app_public.language) is 'The kind of a line in words, for a document.';
grant execute on function app_hidden.line_type_name(app_public.line_type, app_public.language) to app_user, app_operator, app_worker;
