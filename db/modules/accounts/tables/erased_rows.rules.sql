-- The proof of an erasure, table by table.
select app_private.begin_rules('app_public.erased_rows');

comment on table app_public.erased_rows is
'@personal none
@prefix erw
@order rows_erased desc
@section system
@hide
@icon eraser
@label table_name
The number of a table''s rows that an erasure has erased or removed.';
comment on constraint erased_rows_erasure_id_fkey on app_public.erased_rows is
'@foreignFieldName tables
The erasure.';
comment on constraint erased_rows_account_id_fkey on app_public.erased_rows is '@backwardBehavior -*';
comment on column app_public.erased_rows.account_id is E'@unlisted\nThe account it was, or the team that had it.';
comment on column app_public.erased_rows.erasure_id is 'The erasure.';
comment on column app_public.erased_rows.table_name is E'@holds table\nThe table.';
comment on column app_public.erased_rows.rows_erased is E'@listed\nHow many rows.';
