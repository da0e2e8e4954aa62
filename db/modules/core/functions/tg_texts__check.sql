-- An override is shown in pages beside our own texts: it may contain no markup, no change of writing direction and no
-- unknown variable. When the file's text has changed its variables the override is deleted, since it no longer fits.
create or replace function app_private.tg_texts__check() returns trigger
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_is_same boolean := new.text is null or app_hidden.text_variables(new.override_text) = app_hidden.text_variables(new.text);
begin
  new.override_text := nullif(btrim(new.override_text), '');
  if tg_op = 'UPDATE' and new.text is distinct from old.text and new.override_text is not null and not v_is_same then
    new.override_text := null;
  end if;
  if new.override_text ~ '[<>\u0001-\u0009\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]'
    or new.override_text is not null and not v_is_same
    or new.text is null and app_hidden.text_variables(new.override_text) <> '{}'
  then
    raise exception 'the override has other variables than the text, or characters that texts must not contain'
      using errcode = 'check_violation', column = 'override_text';
  end if;
  new.overridden_at := case
    when new.override_text is null then null
    when tg_op = 'UPDATE' and new.override_text is not distinct from old.override_text then old.overridden_at
    else now()
  end;
  return new;
end;
$$;
comment on function app_private.tg_texts__check() is
  'Refuses an override with markup, control characters or other variables than the text, and records its time.';
grant execute on function app_private.tg_texts__check() to app_operator;
