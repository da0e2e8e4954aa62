-- Parts used in repairs, once each.
select app_private.begin_rules('app_public.repair_parts');

create policy "people see their account's parts of repairs" on app_public.repair_parts for select to app_user
  using (account_id = (select app_hidden.current_account_id()));
create policy "managers put parts into their account's repairs" on app_public.repair_parts for insert to app_user
  with check (account_id = (select app_hidden.current_account_id()) and (select app_hidden.can_manage()));
create policy "managers take parts out of their account's repairs" on app_public.repair_parts for delete to app_user
  using (account_id = (select app_hidden.current_account_id()) and (select app_hidden.can_manage()));
create policy "reviewing operators put parts into repairs" on app_public.repair_parts for insert to app_operator
  with check ((select app_hidden.current_operator_role()) in ('REVIEW', 'ADMIN'));
create policy "reviewing operators take parts out of repairs" on app_public.repair_parts for delete to app_operator
  using ((select app_hidden.current_operator_role()) in ('REVIEW', 'ADMIN'));
grant select, delete on app_public.repair_parts to app_user, app_operator;
grant insert (account_id, repair_id, spare_part_id) on app_public.repair_parts to app_user, app_operator;

comment on table app_public.repair_parts is
'@prefix rpp
@section toys
@hide
A part that goes into a repair.';
comment on constraint repair_parts_repair_id_account_id_fkey on app_public.repair_parts is
'@foreignFieldName parts';
comment on constraint repair_parts_spare_part_id_account_id_fkey on app_public.repair_parts is
'@foreignFieldName repairs';
comment on column app_public.repair_parts.repair_id is 'What is repaired.';
comment on column app_public.repair_parts.spare_part_id is 'What goes into it.';
