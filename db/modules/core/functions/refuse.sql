-- Refusals are collected, not raised, so that a person hears about every broken rule at once.
-- The list is a transaction-local setting: a savepoint that is rolled back takes its own
-- refusals with it. A check of thousands of rows takes the refusals of each row out, since every refusal copies the list.
create or replace function app_private.refuse(code app_public.error_code, path text default '') returns void
language plpgsql volatile
as $$
begin
  perform set_config(
    'app.refusals',
    concat_ws(
      ',', nullif(current_setting('app.refusals', true), ''), jsonb_build_object('code', refuse.code, 'path', coalesce(refuse.path, ''))
    ),
    true
  );
end;
$$;
comment on function app_private.refuse(app_public.error_code, text) is
  'Notes that a rule is broken: the code, and the camel-case path of the input field or empty for the whole. Nothing stops until stop_if_refused().';
grant execute on function app_private.refuse(app_public.error_code, text) to app_visitor, app_user, app_operator, app_worker;
