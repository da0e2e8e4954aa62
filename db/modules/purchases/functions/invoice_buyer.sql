-- The frozen document counts: the client's row may since have got another number. Numbers of other countries are no Norwegian ones.
create or replace function app_private.invoice_buyer(document jsonb) returns uuid
language sql stable
as $$
  select a.id from app_public.accounts a
  where a.organization_number = document #>> '{client,organizationNumber}' and document #>> '{client,address,country}' = 'NO'
    and a.account_type = 'TEAM' and a.organization_verified_at is not null and a.deleted_at is null
$$;
comment on function app_private.invoice_buyer(jsonb) is
  'The team whose verified organisation number the document of an invoice names; null when there is none.';
