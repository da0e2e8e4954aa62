create or replace function app_public.bank_exceptions_suggestion(exception app_public.bank_exceptions) returns app_public.bank_suggestions
language sql stable
as $$
  select s from app_public.bank_suggestions s where s.bank_exception_id = exception.id order by s.place limit 1
$$;
comment on function app_public.bank_exceptions_suggestion(app_public.bank_exceptions) is
'@decides
@listed
The invoice that the money is most likely for.';
grant execute on function app_public.bank_exceptions_suggestion(app_public.bank_exceptions) to app_operator;
