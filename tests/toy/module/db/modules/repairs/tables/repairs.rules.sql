-- A thing on the bench. Its status moves only as the transitions allow.
select app_private.begin_rules('app_public.repairs');

create policy "people see their account's repairs" on app_public.repairs for select to app_user
  using (account_id = (select app_hidden.current_account_id()));
create policy "managers bring things to their account's workshops" on app_public.repairs for insert to app_user
  with check (account_id = (select app_hidden.current_account_id()) and (select app_hidden.can_manage()));
create policy "managers change and finish their account's repairs" on app_public.repairs for update to app_user
  using (account_id = (select app_hidden.current_account_id()) and (select app_hidden.can_manage()));
create policy "reviewing operators write off what is lost" on app_public.repairs for update to app_operator
  using ((select app_hidden.current_operator_role()) in ('REVIEW', 'ADMIN'));
grant select on app_public.repairs to app_user;
grant insert (account_id, workshop_id, title, kind, bought_on, proof_file_id) on app_public.repairs to app_user;
grant update (workshop_id, status, title, price_minor, finished_at) on app_public.repairs to app_user;
grant update (status, lost_because, updated_at) on app_public.repairs to app_operator;

comment on table app_public.repairs is
'@prefix rep
@personal none
@list
@portal
@defaultSort created_at desc
@icon briefcase
@search search_text
@sort workshop.name
@statusSubscription repairStatusChanged
@label title
@section toys
A thing on the bench.';
comment on constraint repairs_workshop_id_account_id_fkey on app_public.repairs is '@foreignFieldName repairs';
comment on column app_public.repairs.workshop_id is E'@filter\nWhere it is repaired.';
comment on column app_public.repairs.status is E'@filter\nOPEN, FINISHED or LOST.';
comment on column app_public.repairs.title is E'@sort\nWhat is repaired, at most 100 characters.';
comment on column app_public.repairs.kind is E'@filter\nWho pays for it.';
comment on column app_public.repairs.bought_on is 'When it was bought, where the warranty pays.';
comment on column app_public.repairs.proof_file_id is E'@file\nThe receipt of that day.';
comment on column app_public.repairs.price_minor is E'@sum\nWhat it cost, in øre.';
comment on column app_public.repairs.finished_at is 'When it was finished, UTC.';
comment on column app_public.repairs.lost_because is 'How it was lost, in an operator''s words.';
comment on column app_public.repairs.created_at is E'@sort\nWhen it was brought, UTC.';
