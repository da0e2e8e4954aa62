-- The billed lines. Amounts are never granted: they are computed.
select app_private.begin_rules('app_public.invoice_lines');

create policy "members read their account's invoice lines" on app_public.invoice_lines for select to app_user
  using (account_id = (select app_hidden.current_account_id()));
create policy "owners and admins write lines of their account's invoices" on app_public.invoice_lines for insert to app_user
  with check (account_id = (select app_hidden.current_account_id()) and (select app_hidden.can_manage()) and (select app_hidden.has_feature('invoices')));
create policy "owners and admins change lines of their account's invoices" on app_public.invoice_lines for update to app_user
  using (account_id = (select app_hidden.current_account_id()) and (select app_hidden.can_manage()) and (select app_hidden.has_feature('invoices')));
create policy "owners and admins remove lines of their account's invoices" on app_public.invoice_lines for delete to app_user
  using (account_id = (select app_hidden.current_account_id()) and (select app_hidden.can_manage()) and (select app_hidden.has_feature('invoices')));
grant select, delete on app_public.invoice_lines to app_user;
grant insert (account_id, invoice_id, position, remaining_quantity), update (position, remaining_quantity) on app_public.invoice_lines to app_user;

create trigger _400_freeze before insert or update or delete on app_public.invoice_lines
  for each row execute function app_private.tg__freeze_with_invoice();

comment on table app_public.invoice_lines is
'@personal kept
@prefix lin
@order position
@section invoicing
@hide
@parts
@label description
One thing billed.';
comment on constraint invoice_lines_invoice_id_fkey on app_public.invoice_lines is '@foreignFieldName lines';
comment on constraint invoice_lines_line_type_fkey on app_public.invoice_lines is 
'@fieldName rule
@notNull';
comment on column app_public.invoice_lines.account_id is E'@unlisted\nThe account whose invoice it is on.';
comment on column app_public.invoice_lines.invoice_id is 'The invoice it is on.';
comment on column app_public.invoice_lines.position is
'@unlisted
Its place, counted from 0 as in error paths.';
comment on column app_public.invoice_lines.line_type is
'@form
@listed
Determines tax, quantity and required fields: see LineRule.';
comment on column app_public.invoice_lines.description is
'@form
@listed
The description of the work.';
comment on column app_public.invoice_lines.occupation_code_id is
'@form
@listed
The occupation, where its kind has one.';
comment on column app_public.invoice_lines.quantity is
'@form
@listed
@unit unit
Hours, days, kilometres or pieces, two decimals.';
comment on column app_public.invoice_lines.remaining_quantity is
'@unlisted
The quantity less that of credit notes.';
comment on column app_public.invoice_lines.unit_price_minor is
'@form
@unlisted
Price of one in øre, without VAT. Not for a kind whose price has a taxable part.';
comment on column app_public.invoice_lines.diet_taxable_unit_price_minor is
'@form
@unlisted
The taxable part of its price, in øre, where its kind has one.';
comment on column app_public.invoice_lines.diet_non_taxable_unit_price_minor is
'@form
@unlisted
The tax-free part of its price, in øre, where its kind has one.';
comment on column app_public.invoice_lines.address_from is
'@form
@unlisted
The start of a drive or a trip.';
comment on column app_public.invoice_lines.address_to is
'@form
@unlisted
The place it went to.';
comment on column app_public.invoice_lines.tax_free_unit_price_minor is
'@unlisted
The rate up to which its price is not salary, in øre, as it was computed; null for an organisation.';
comment on column app_public.invoice_lines.vat_rate is
'@form
@listed
@rateOf vat_minor
@unit PERCENT
VAT, per cent: one of the rates in force.';
comment on column app_public.invoice_lines.amount_minor is
'@listed
@sum
Without VAT, in øre. Computed.';
comment on column app_public.invoice_lines.vat_minor is
'@unlisted
Its share of the rate''s VAT, in øre. Computed.';
comment on column app_public.invoice_lines.work_report is
'@form
@listed
When the work was done, by task or by time, where its kind has a report.';
comment on column app_public.invoice_lines.travel_report is
'@form
@unlisted
The trip it is for, where its kind is an allowance. Diet is computed from it; without one the writer states its price.';
comment on column app_public.invoice_lines.dependent_on_position is
'@form
@unlisted
The position of the line it belongs to, where its kind belongs to another.';
comment on column app_public.invoice_lines.collapsed is
'@form
@unlisted
Whether the editor shows it folded.';
comment on column app_public.invoice_lines.created_at is
'@unlisted
When it was written, UTC.';

select app_private.grant_forms('app_public.invoice_lines');
