-- People named on invoices. Both profiles and clients have them, so they live in the lower of the
-- two modules.
select app_private.begin_rules('app_public.reference_people');

create policy "members read their account's reference people" on app_public.reference_people for select to app_user
  using (account_id = (select app_hidden.current_account_id()));
create policy "owners and admins add reference people" on app_public.reference_people for insert to app_user
  with check (account_id = (select app_hidden.current_account_id()) and (select app_hidden.can_manage()) and (select app_hidden.has_feature('invoices')));
create policy "owners and admins change their account's reference people" on app_public.reference_people for update to app_user
  using (account_id = (select app_hidden.current_account_id()) and (select app_hidden.can_manage()) and (select app_hidden.has_feature('invoices')));
create policy "owners and admins remove their account's reference people" on app_public.reference_people for delete to app_user
  using (account_id = (select app_hidden.current_account_id()) and (select app_hidden.can_manage()) and (select app_hidden.has_feature('invoices')));
grant select, delete on app_public.reference_people to app_user;
grant insert (account_id, freelance_profile_id, client_id, name, email, phone, reference_number) on app_public.reference_people to app_user;
grant update (name, email, phone, reference_number) on app_public.reference_people to app_user;

comment on table app_public.reference_people is
'@prefix ref
@order name
@section clients
@label name
@icon address-book
A person an invoice names, of the freelancer or of the client.';
comment on constraint reference_people_freelance_profile_id_fkey on app_public.reference_people is '@foreignFieldName referencePeople';
comment on column app_public.reference_people.freelance_profile_id is 'The profile whose sender this is, or null.';
comment on column app_public.reference_people.client_id is 'The client whose receiver this is, or null.';
comment on column app_public.reference_people.name is E'@personal erased\nUnique among those of one profile or client, without regard to case.';
comment on column app_public.reference_people.email is E'@personal erased\nUnique among those of one profile or client.';
comment on column app_public.reference_people.phone is E'@personal erased\nDigits, with or without a plus.';
comment on column app_public.reference_people.reference_number is
  E'@personal erased\nThe reference the client requests on the invoice.';
comment on column app_public.reference_people.created_at is 'When it was added, UTC.';
