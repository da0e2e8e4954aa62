-- The proof of an erasure: what, when, why and how much, without the erased content. Written by the functions that
-- erase; operators show it on request.
select app_private.begin_rules('app_public.erasures');

comment on table app_public.erasures is
'@personal none
@prefix era
@defaultSort erased_at desc
@section system
@icon eraser
@label entity
Erasures, with their time, reason and extent, as proof for later questions.';
comment on constraint erasures_account_id_fkey on app_public.erasures is
'@foreignFieldName erasures
The account it was, or the team that had it.';
comment on column app_public.erasures.account_id is E'@filter\nThe account it was, or the team that had it.';
comment on column app_public.erasures.entity is E'@holds table\nThe table of what was erased.';
comment on column app_public.erasures.entity_id is
'@holds row
@filter
@listed
The erased row; if it was removed entirely, only this id is left.';
comment on column app_public.erasures.reason is E'@filter\nWhy.';
comment on column app_public.erasures.rows_erased is E'@listed\nThe number of rows erased or removed.';
comment on column app_public.erasures.files_erased is
  E'@listed\nThe number of their files removed; the bytes follow at night.';
comment on column app_public.erasures.erased_at is E'@sort\nWhen, UTC.';
comment on type app_public.erasure_reason is 'Why something was erased.';
