create or replace function app_private.refuse_blanks(attributes jsonb, fields text[], path text default 'attributes') returns void
language plpgsql volatile
as $$
declare
  v_field text;
begin
  foreach v_field in array fields loop
    if app_hidden.text_at(attributes, v_field) is null then
      perform app_private.refuse('BLANK', concat_ws('.', nullif(path, ''), v_field));
    end if;
  end loop;
end;
$$;
comment on function app_private.refuse_blanks(jsonb, text[], text) is 'Refuses BLANK at each of the dotted fields that has no words.';
grant execute on function app_private.refuse_blanks(jsonb, text[], text) to app_user;
