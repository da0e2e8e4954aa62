create or replace function app_private.attachment_withheld(profile_id uuid, after_tax_minor bigint, on_day date) returns bigint
language sql stable
set search_path to pg_catalog, public, pg_temp
as $$
  select 0::bigint
$$;
comment on function app_private.attachment_withheld(uuid, bigint, date) is
  'What an attachment of earnings takes of a payout after tax, in øre, whole kroner. No orders are kept yet.';
