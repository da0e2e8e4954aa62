-- The worker books the file, so that a large one blocks no request and operators do not decide on their own accounts.
-- Definer because bank files are written by no role.
create or replace function app_public.book_bank_file(input jsonb) returns app_public.bank_files
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
begin
  perform app_private.require_finance(input, 'book_bank_file');
  return app_private.begin_booking((input ->> 'id')::uuid, input);
end;
$$;
comment on function app_public.book_bank_file(jsonb) is
'@performs bank_files book
Books a bank file as previewed: payments of the matched invoices, the rest into the queue. Operators with FINANCE. '
  'UNAUTHORIZED; INVALID id; INVALID_TRANSITION; INVALID_ACTION at updatedAt; at code AUTH_LEVEL_2_REQUIRED, '
  'INVALID_TOKEN, ATTEMPTS_LIMIT_EXCEEDED.';
grant execute on function app_public.book_bank_file(jsonb) to app_operator;
