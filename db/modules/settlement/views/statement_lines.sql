-- The running balance is added up within a month, on what the account had before it: an old statement costs as much as a new one.
create or replace view app_public.statement_lines with (security_invoker = true) as
  select
    l.id, l.finance_account_id, l.journal_id, l.month_on, l.occurred_on, l.kind, l.description, l.invoice_id, l.debit_minor, l.credit_minor,
    (app_hidden.account_balance_before(l.finance_account_id, l.month_on) + l.moved_minor)::bigint as balance_minor
  from (
    select
      e.id, e.finance_account_id, e.journal_id, date_trunc('month', j.occurred_on)::date as month_on, j.occurred_on, j.kind, j.description,
      j.invoice_id, case when e.amount_minor > 0 then e.amount_minor end as debit_minor,
      case when e.amount_minor < 0 then -e.amount_minor end as credit_minor,
      sum(e.amount_minor) over (
        partition by e.finance_account_id, date_trunc('month', j.occurred_on)::date order by j.occurred_on, e.id
        rows unbounded preceding
      ) as moved_minor
    from app_public.journal_entries e join app_public.journals j on j.id = e.journal_id
  ) l;

revoke all on app_public.statement_lines from public, app_authenticator, app_visitor, app_user, app_operator, app_worker;
grant select on app_public.statement_lines to app_operator;

comment on view app_public.statement_lines is
'@prefix stl
@primaryKey id
@foreignKey (finance_account_id) references app_public.finance_accounts (id)|@fieldName financeAccount|@foreignFieldName statementLines
@foreignKey (journal_id) references app_public.journals (id)|@fieldName journal|@backwardBehavior -*
@foreignKey (invoice_id) references app_public.invoices (id)|@fieldName invoice|@backwardBehavior -*
@order occurred_on desc
@order id desc
@exported
@section settlement
@icon list-details
@label occurred_on
The statement of an account: each entry with the balance after it. Amounts in minor units (øre).';
comment on column app_public.statement_lines.id is E'@notNull\nKey of the entry.';
comment on column app_public.statement_lines.finance_account_id is
'@notNull
@filter
The account.';
comment on column app_public.statement_lines.journal_id is
'@notNull
@listed
The journal.';
comment on column app_public.statement_lines.month_on is
'@holds month
@notNull
@unlisted
@filter
The first day of the month.';
comment on column app_public.statement_lines.occurred_on is
'@notNull
@filter
@sort
@listed
The day it counts for.';
comment on column app_public.statement_lines.kind is
'@notNull
@filter
@listed
The kind of posting.';
comment on column app_public.statement_lines.description is 'The text of a transfer.';
comment on column app_public.statement_lines.invoice_id is E'@listed\nThe invoice, if it is of one.';
comment on column app_public.statement_lines.debit_minor is E'@listed\nIn øre, above 0.';
comment on column app_public.statement_lines.credit_minor is E'@listed\nIn øre, above 0.';
comment on column app_public.statement_lines.balance_minor is
'@notNull
@listed
The balance after it, in øre, debits above 0.';
