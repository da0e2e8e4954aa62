-- Members of accounts, with their roles.
select app_private.begin_rules('app_public.memberships');

create policy "members see who belongs to their account" on app_public.memberships for select to app_user
  using (account_id = (select app_hidden.current_account_id()));
create policy "people see where they belong" on app_public.memberships for select to app_user
  using (user_id = (select app_hidden.current_user_id()));
grant select on app_public.memberships to app_user;

comment on table app_public.memberships is
'@prefix mbs
@section people
@icon users-group
@label user_id
A user''s role in an account (document A, section 6).';
comment on column app_public.memberships.id is 'Key.';
comment on column app_public.memberships.account_id is E'@filter\nThe account.';
comment on column app_public.memberships.user_id is E'@filter\nThe person.';
comment on column app_public.memberships.role is
  E'@filter\nOWNER: everything, one per account. ADMIN: everything but deleting the account and choosing its owner. '
  'MEMBER: reads.';
comment on column app_public.memberships.created_at is E'@sort\nWhen the person became a member, UTC.';
comment on column app_public.memberships.accepted_at is
  'When the person accepted being a member, UTC. Until then they may do nothing in the account, have no interest by it, and '
  'the team sees what it typed.';
comment on column app_public.memberships.invited_email is
'@personal erased
@unlisted
The address the team typed; until the person has accepted it is the one the team sees.';
comment on column app_public.memberships.invited_first_name is
'@personal erased
@unlisted
The first name the team entered when it added the person.';
comment on column app_public.memberships.invited_last_name is
'@personal erased
@unlisted
The last name the team entered when it added the person.';
comment on column app_public.memberships.invited_by is E'@points users\nThe user who added the person.';
comment on constraint memberships_invited_by_fkey on app_public.memberships is '@behavior -*';
comment on column app_public.memberships.invited_at is
  'When the last invitation was sent, UTC; it is valid for 14 days. Null for a member who needed none.';
comment on column app_public.memberships.welcomed_at is 'When the person was sent the team''s welcome, UTC.';
