-- Notifies the team when a freelancer has enrolled or left, and the freelancer when the team has ended the enrolment.
select app_private.begin_reactions('recruitment', 'enrollments');

insert into app_public.followers (module, entity, event_type, task, message, recipient) values
  ('recruitment', 'enrollments', 'CREATED', 'recruitment/tell_partner_of_enrollment', null, null),
  ('recruitment', 'enrollments', 'ENDED', 'recruitment/tell_partner_of_enrollment', null, null),
  ('recruitment', 'enrollments', 'WAITS', 'accounts/send_mail', 'enrollment_waits', 'OWNER'),
  ('recruitment', 'enrollments', 'LEFT', 'accounts/send_mail', 'enrollment_left', 'OWNER'),
  ('recruitment', 'enrollments', 'ENDED', 'accounts/send_mail', 'enrollment_ended', 'consentedBy');
