-- The account is checked first: a verification that is not needed is refused, whatever its pictures.
create or replace function app_private.check_identity_verification(account app_public.accounts, attributes jsonb) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_side text;
begin
  if account.account_type <> 'PERSONAL' or app_hidden.has_identity(account.primary_user_id) or exists (
    select from app_public.identity_verifications v where v.account_id = account.id and v.status in ('PENDING', 'APPROVED')
  ) then
    perform app_private.refuse('INVALID_ACTION');
  elsif (
    select count(*) >= 3 from app_public.identity_verifications v
    where v.account_id = account.id and v.created_at > now() - interval '1 day'
  ) then
    perform app_private.refuse('ATTEMPTS_LIMIT_EXCEEDED');
  end if;
  foreach v_side in array array['front', 'back'] loop
    if attributes ->> v_side is not null and not exists (
      select from app_public.files f
      where f.id = (attributes ->> v_side)::uuid and f.account_id = account.id and not f.is_private
    ) then
      perform app_private.refuse('INVALID', 'attributes.' || v_side);
    end if;
  end loop;
  if attributes ->> 'front' is null then
    perform app_private.refuse('BLANK', 'attributes.front');
  end if;
  if attributes ->> 'document' = 'DRIVERS_LICENSE' and attributes ->> 'back' is null then
    perform app_private.refuse('BLANK', 'attributes.back');
  elsif attributes ->> 'document' = 'PASSPORT' and attributes ->> 'back' is not null then
    perform app_private.refuse('PRESENT', 'attributes.back');
  end if;
end;
$$;
comment on function app_private.check_identity_verification(app_public.accounts, jsonb) is
  'Refuses an invalid submission of a document: for another account, when none is needed, too many in a day, an '
  'invalid picture or another account''s, a missing side or a surplus one.';
