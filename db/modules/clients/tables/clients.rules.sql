-- The recipients of invoices. Register data of an organisation is written by the platform; only operators may block.
select app_private.begin_rules('app_public.clients');
select app_private.let_operators_block('app_public.clients', 'is_blocked');

create policy "members read their account's clients" on app_public.clients for select to app_user
  using (account_id = (select app_hidden.current_account_id()));
create policy "owners and admins add clients" on app_public.clients for insert to app_user
  with check (account_id = (select app_hidden.current_account_id()) and (select app_hidden.can_manage()) and (select app_hidden.has_feature('invoices')));
create policy "owners and admins change their account's clients" on app_public.clients for update to app_user
  using (account_id = (select app_hidden.current_account_id()) and (select app_hidden.can_manage()) and (select app_hidden.has_feature('invoices')));
create policy "operators with review block clients" on app_public.clients for update to app_operator
  using ((select app_hidden.current_operator_role()) in ('REVIEW', 'ADMIN'));
grant select on app_public.clients to app_user;
grant insert (account_id), update (archived_at) on app_public.clients to app_user;
grant update (is_blocked, updated_at) on app_public.clients to app_operator;

comment on table app_public.clients is
'@prefix cli
@defaultSort name
@search search_text
@section clients 20
@label name
@icon building-store
A recipient of a payout profile''s invoices.';
comment on constraint reference_people_client_id_fkey on app_public.reference_people is '@foreignFieldName referencePeople';
comment on column app_public.clients.freelance_profile_id is E'@form create\nThe payout profile it is a client of.';
comment on column app_public.clients.client_type is
'@form create
@filter
A person or an organisation. Never changes.';
comment on column app_public.clients.client_number is
'@form
@sort
At most 8 digits, unique for the profile; random when none is given.';
comment on column app_public.clients.name is
'@form
@personal kept
@sort
Full name; as registered when it comes from the register.';
comment on column app_public.clients.friendly_name is
'@form
@personal erased
The freelancer''s own name for it.';
comment on column app_public.clients.email is
'@form
@personal erased
The address to which invoices are sent.';
comment on column app_public.clients.phone is
'@form
@personal erased
Digits, with or without a plus.';
comment on column app_public.clients.org_number is
'@form
@personal kept
@groups 3 3 3
Registration number; nine digits, mod 11, in Norway. Organisations only.';
comment on column app_public.clients.address is
'@form
@personal kept
Postal address; as registered when it comes from the register.';
comment on column app_public.clients.preferred_delivery_method is
  E'@form\nThe delivery method of invoices: EHF for organisations only.';
comment on column app_public.clients.national_register_check is
'@form create
@unlisted
Whether name, number and address come from the national business register, and are locked.';
comment on column app_public.clients.language is E'@form\nThe language of its documents and mails.';
comment on column app_public.clients.reminders_enabled is
'@form
Whether it is reminded by e-mail of overdue invoices.';
comment on column app_public.clients.is_blocked is
'Set by an operator: invoices wait for review.';
comment on column app_public.clients.archived_at is E'@filter archived\nWhen it was put aside.';
comment on column app_public.clients.created_at is E'@sort\nWhen it was added, UTC.';

select app_private.grant_forms('app_public.clients');
