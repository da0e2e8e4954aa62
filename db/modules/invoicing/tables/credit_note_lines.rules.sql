-- The credited part of each line. Append-only: the lines of a rejected note stay.
select app_private.begin_rules('app_public.credit_note_lines', is_audited => false);

create policy "members read their account's credit note lines" on app_public.credit_note_lines for select to app_user
  using (account_id = (select app_hidden.current_account_id()));
grant select on app_public.credit_note_lines to app_user;

comment on table app_public.credit_note_lines is
'@personal kept
@prefix crl
@order position
@section invoicing
@hide
@parts
@label description
The part of one line that a credit note takes back. Amounts in minor units (øre). Append-only.';
comment on constraint credit_note_lines_credit_note_id_fkey on app_public.credit_note_lines is
'@foreignFieldName lines
@unlisted';
comment on constraint credit_note_lines_invoice_line_id_fkey on app_public.credit_note_lines is '@backwardBehavior -*';
comment on column app_public.credit_note_lines.credit_note_id is 'The credit note it is on.';
comment on column app_public.credit_note_lines.invoice_line_id is 'The line it takes back from.';
comment on column app_public.credit_note_lines.position is 'The place of that line on its invoice, counted from 0.';
comment on column app_public.credit_note_lines.quantity is 'The credited quantity.';
comment on column app_public.credit_note_lines.amount_minor is E'@sum\nWithout VAT, in øre.';
comment on column app_public.credit_note_lines.vat_minor is 'VAT in øre.';
comment on column app_public.credit_note_lines.platform_fee_amount_minor is 'Its share of the fee, in øre.';
comment on column app_public.credit_note_lines.employer_tax_amount_minor is 'Its share of the employer''s contribution, in øre.';
comment on column app_public.credit_note_lines.salary_tax_amount_minor is 'Its share of the withheld tax, in øre.';
comment on column app_public.credit_note_lines.gross_salary_minor is 'Its share of the salary before tax, in øre.';
comment on column app_public.credit_note_lines.payout_amount_minor is 'Its share of the payout, in øre.';
comment on column app_public.credit_note_lines.created_at is E'@unlisted\nWhen it was written, UTC.';
