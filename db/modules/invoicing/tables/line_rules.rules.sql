-- The rules for each kind of line: tax, unit, required fields, initial price. The rows are part of a release
-- (seeds/line_rules.sql), since most of them follow from law.
select app_private.begin_rules('app_public.line_rules');

create policy "everybody reads what kinds of lines there are" on app_public.line_rules
  for select to app_visitor, app_user, app_worker using (true);
grant select on app_public.line_rules to app_visitor, app_user, app_worker;

comment on table app_public.line_rules is
'@personal none
@prefix lru
@list
@order position
@section settings
@icon list-check
@label line_type
The rules for a kind of line on an invoice: tax, unit and required fields.';
comment on column app_public.line_rules.line_type is 'Which kind.';
comment on column app_public.line_rules.position is E'@unlisted\nIts place where one chooses, counted from 0.';
comment on column app_public.line_rules.tax is
  'The part of it that is salary: all of it (WHOLE), nothing (NONE), the taxable part of its price (TAXABLE_PART), or '
  'the part of its price above the tax-free rate (ABOVE_RATE).';
comment on column app_public.line_rules.unit is
  E'@listed\nThe unit of its quantity; null where the work report decides it.';
comment on column app_public.line_rules.required_fields is
'@holds word
The fields required before submission, besides quantity, price and VAT: fields of InvoiceLineInput.';
comment on column app_public.line_rules.needs_receipt is 'Whether an invoice with such a line needs a receipt.';
comment on column app_public.line_rules.is_travel is
  'Whether it is an allowance for a trip, which is not taxed only where the trip is accounted for.';
comment on column app_public.line_rules.belongs_to is 'The kind of line it may belong to.';
comment on column app_public.line_rules.starting_rate is E'@holds word\nThe rate its price begins with.';
comment on column app_public.line_rules.tax_free_rate is E'@holds word\nThe rate up to which it is not salary.';
comment on column app_public.line_rules.name_nb is E'@unlisted\nIts name on a document in Norwegian.';
comment on column app_public.line_rules.name_en is E'@unlisted\nIts name on a document in English.';
comment on column app_public.line_rules.created_at is E'@unlisted\nWhen the row was written, UTC.';
comment on column app_public.line_rules.updated_at is E'@unlisted\nWhen it was last changed, UTC.';
comment on type app_public.line_tax is 'The part of a line''s amount that is salary.';
