-- Checked after the draft is written, so that everything that made it larger is counted. Definer because users read no
-- limits.
create or replace function app_private.refuse_many_drafts(account_id uuid default app_hidden.current_account_id()) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
begin
  if not app_hidden.is_within_reach(account_id) then
    return;
  end if;
  if exists (
    select from app_public.limits l
    where l.limit_key = 'drafts' and l.maximum < (
      select count(*) from app_public.invoices i where i.account_id = $1 and i.status = 'DRAFT'
    )
  ) or exists (
    select from app_public.limits l
    where l.limit_key = 'draft_lines' and l.maximum < (
      select count(*) from app_public.invoices i join app_public.invoice_lines n on n.invoice_id = i.id
      where i.account_id = $1 and i.status = 'DRAFT'
    )
  ) then
    perform app_private.refuse('TOO_BIG', 'invoices');
    perform app_private.stop_if_refused();
  end if;
end;
$$;
comment on function app_private.refuse_many_drafts(uuid) is
  'Stops with TOO_BIG at invoices where the account has more drafts at a time, or more lines in them, than the limits.';
grant execute on function app_private.refuse_many_drafts(uuid) to app_user;
