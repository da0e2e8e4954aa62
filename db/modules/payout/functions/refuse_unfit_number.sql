-- One rule for a profile that is made and one that is changed.
create or replace function app_private.refuse_unfit_number(number text, path text, profile_id uuid default null) returns void
language plpgsql volatile
as $$
declare
  v_is_norwegian boolean := app_hidden.is_personal_number(number);
begin
  if not v_is_norwegian and not app_hidden.is_swedish_personal_number(number) then
    perform app_private.refuse('INVALID', path);
  elsif app_private.is_personal_number_taken(number, profile_id) then
    perform app_private.refuse('TAKEN', path);
  elsif app_private.contradicts_identity(case when v_is_norwegian then 'NO' else 'SE' end, number) then
    perform app_private.refuse('PERSONAL_NUMBER_MISMATCH', path);
  end if;
end;
$$;
comment on function app_private.refuse_unfit_number(text, text, uuid) is
  'Refuses a personal number that is neither Norwegian nor Swedish (INVALID), another profile''s (TAKEN), or none of those the caller has shown by e-ID (PERSONAL_NUMBER_MISMATCH).';
grant execute on function app_private.refuse_unfit_number(text, text, uuid) to app_user;
