-- One rule for new and changed profiles. The number itself is only checked for its form; comparisons use the
-- fingerprint that the server computes of each plausible one.
create or replace function app_private.refuse_unfit_number(
  number text, fingerprint bytea, path text, profile_id uuid default null
) returns void
language plpgsql volatile
as $$
begin
  if fingerprint is null
    or not (number is null or app_hidden.is_personal_number(number) or app_hidden.is_swedish_personal_number(number)) then
    perform app_private.refuse('INVALID', path);
  elsif app_private.is_personal_number_taken(fingerprint, profile_id) then
    perform app_private.refuse('TAKEN', path);
  elsif app_private.contradicts_identity(fingerprint) then
    perform app_private.refuse('PERSONAL_NUMBER_MISMATCH', path);
  end if;
end;
$$;
comment on function app_private.refuse_unfit_number(text, bytea, text, uuid) is
  'Refuses a personal number that is neither Norwegian nor Swedish (INVALID), another profile''s (TAKEN), or none of '
  'those the caller has shown by e-ID (PERSONAL_NUMBER_MISMATCH).';
grant execute on function app_private.refuse_unfit_number(text, bytea, text, uuid) to app_user;
