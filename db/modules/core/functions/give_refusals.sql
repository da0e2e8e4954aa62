create or replace function app_private.give_refusals(told text[]) returns void
language sql volatile
as $$
  select set_config(
    'app.refusals', concat_ws(',', nullif(current_setting('app.refusals', true), ''), nullif(array_to_string(told, ','), '')), true
  )
$$;
comment on function app_private.give_refusals(text[]) is 'Refuses again what take_refusals() took.';
