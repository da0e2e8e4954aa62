-- The people of the current account, as their colleagues see them: name and address, not the rest
-- of the person. Until they have accepted they are called as the team typed them.
create or replace view app_public.members with (security_invoker = true) as
  select m.id, m.account_id, m.user_id, m.email, m.first_name, m.last_name, m.role, m.confirmed, m.search_text, m.created_at,
    case when m.role = 'MEMBER'
      then array(select d.department_id from app_public.department_memberships d where d.membership_id = m.id)
      else array(select d.id from app_public.departments d where d.account_id = m.account_id)
    end as department_ids,
    case when not m.confirmed then m.invited_at + interval '14 days' end as invitation_expires_at, m.welcomed_at, m.updated_at,
    m.accepted_at
  from app_hidden.current_members() m;

revoke all on app_public.members from public, app_authenticator, app_visitor, app_user, app_operator, app_worker;
grant select on app_public.members to app_user;

comment on view app_public.members is
'@prefix mem
@primaryKey id
@foreignKey (account_id) references app_public.accounts (id)|@fieldName account
@list
@largestPage 10000
@search search_text
@label email
A member of the current account (document A, section 3, Member).';
comment on column app_public.members.id is E'@notNull\nKey of the membership.';
comment on column app_public.members.account_id is E'@notNull\nThe account.';
comment on column app_public.members.user_id is E'@behavior -*\nThe person; null until they have accepted.';
comment on column app_public.members.email is
'@notNull
@sort
The person''s address; until they have accepted the one they were invited by.';
comment on column app_public.members.first_name is 'Given name; until the person has accepted what they were invited by.';
comment on column app_public.members.last_name is E'@sort\nFamily name; until the person has accepted what they were invited by.';
comment on column app_public.members.role is
'@notNull
@filter
OWNER, ADMIN or MEMBER.';
comment on column app_public.members.confirmed is
'@notNull
@filter
Invited until confirmed, then active.';
comment on column app_public.members.search_text is E'@behavior -*\nNames and address without case and accents.';
comment on column app_public.members.created_at is
'@notNull
@sort
When the person became a member, UTC.';
comment on column app_public.members.department_ids is
'@behavior -*
@filter departmentId dep
The departments the person was put in; all of them for OWNER and ADMIN.';
comment on column app_public.members.invitation_expires_at is
  'When the link of the last invitation expires, UTC; null for members who have accepted.';
comment on column app_public.members.welcomed_at is
'@filter welcomed
When the person was sent the team''s welcome, UTC.';
comment on column app_public.members.accepted_at is
'@filter accepted
When the person accepted being a member, UTC; until then they may do nothing here and are shown as they were invited.';
comment on column app_public.members.updated_at is E'@notNull\nWhen what the person may do was last changed, UTC.';
