-- What each kind of line is: how it is taxed, what it counts, what it must say, where its price begins. The
-- rows are ours and come with a version (seeds/line_rules.sql), since the law says most of them.
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
What a kind of line on an invoice is: how it is taxed, what it counts and what it must say.';
comment on column app_public.line_rules.line_type is 'Which kind.';
comment on column app_public.line_rules.position is E'@unlisted\nIts place where one chooses, counted from 0.';
comment on column app_public.line_rules.tax is
  'What of it is salary: all of it (WHOLE), nothing (NONE), the taxable part of its price (TAXABLE_PART), or what its '
  'price is above the tax-free rate (ABOVE_RATE).';
comment on column app_public.line_rules.unit is E'@listed\nWhat its quantity counts; null where the work report says it.';
comment on column app_public.line_rules.required_fields is
'@holds word
What it must say before it is submitted, besides quantity, price and VAT: fields of InvoiceLineInput.';
comment on column app_public.line_rules.needs_receipt is 'Whether an invoice with such a line needs a receipt.';
comment on column app_public.line_rules.belongs_to is 'The kind of line it may belong to.';
comment on column app_public.line_rules.starting_rate is E'@holds word\nThe rate its price begins with.';
comment on column app_public.line_rules.tax_free_rate is E'@holds word\nThe rate up to which it is not salary.';
comment on column app_public.line_rules.name_nb is E'@unlisted\nWhat a document in Norwegian calls it.';
comment on column app_public.line_rules.name_en is E'@unlisted\nWhat a document in English calls it.';
comment on column app_public.line_rules.created_at is E'@unlisted\nWhen the row was written, UTC.';
comment on column app_public.line_rules.updated_at is E'@unlisted\nWhen it was last changed, UTC.';
comment on type app_public.line_tax is 'What of a line''s amount is salary.';
