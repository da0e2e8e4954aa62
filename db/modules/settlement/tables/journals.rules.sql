-- Posted journals, immutable: there is no right to change or remove, and a trigger besides.
select app_private.begin_rules('app_public.journals', is_audited => false);

create constraint trigger _300_require_entries after insert on app_public.journals deferrable initially deferred
  for each row execute function app_private.tg_journals__require_entries();
create trigger _310_refuse_closed after insert on app_public.journals referencing new table as added
  for each statement execute function app_private.tg_journals__refuse_closed();

comment on table app_public.journals is
'@personal kept
@prefix jou
@defaultSort created_at desc
@section settlement
@icon book
@label kind occurred_on
A posting: entries that sum to 0. Never changed; a correction is another, dated today.';
comment on column app_public.journals.key is E'@unlisted\nThe event posted: the same key is posted once.';
comment on column app_public.journals.kind is
'@filter
@listed
The kind of posting.';
comment on column app_public.journals.occurred_on is
'@filter
@sort
@listed
The day it counts for.';
comment on column app_public.journals.original_on is
  'The day it happened, where the books of its month were closed already; it then counts for the first open day.';
comment on column app_public.journals.description is E'@listed\nThe text of a transfer.';
comment on column app_public.journals.gross_salary_minor is 'The gross salary that a split is of, in øre; below 0 where it is taken back.';
comment on column app_public.journals.invoice_id is
'@filter
@listed
The invoice it concerns, if it is of one.';
comment on constraint journals_invoice_id_fkey on app_public.journals is
'@foreignFieldName journals
@console
The invoice.';
comment on column app_public.journals.credit_note_id is E'@unlisted\nThe credit note that takes back what it posts.';
comment on constraint journals_credit_note_id_fkey on app_public.journals is
'@foreignFieldName journals
@console
The credit note.';
comment on column app_public.journals.reverses_id is 'The journal it takes back.';
comment on constraint journals_reverses_id_fkey on app_public.journals is
'@fieldName reverses
@foreignSingleFieldName reversal
The journal it takes back.';
comment on column app_public.journals.created_by is E'@unlisted\nThe operator who posted it; null for the worker.';
comment on constraint journals_created_by_fkey on app_public.journals is
'@fieldName author
@backwardBehavior -*
The operator who posted it.';
comment on column app_public.journals.created_at is E'@sort\nWhen it was posted, UTC.';
