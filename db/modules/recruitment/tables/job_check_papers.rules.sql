-- The material an applicant submits for a check, until it is decided. In the team it is visible with the access of its
-- kind; its files are private, and opening them is logged. The API shows it only as part of the check, and exports
-- exclude it.
select app_private.begin_rules('app_public.job_check_papers', array['content']);

create policy "applicants read what they have handed in" on app_public.job_check_papers for select to app_user
  using (account_id = (select app_hidden.current_account_id()));
create policy "the team reads what is handed in with the access its check takes" on app_public.job_check_papers for select to app_user
  using (job_check_id = any ((select app_hidden.inspected_check_ids())::uuid[]));
grant select on app_public.job_check_papers to app_user;
revoke select on app_public.job_check_papers from app_operator;
grant select (id, account_id, job_check_id, first_file_id, second_file_id, created_at, updated_at) on app_public.job_check_papers to app_operator;

create trigger _500_forget_files after update or delete on app_public.job_check_papers for each row
  execute function app_private.tg__forget_files('first_file_id', 'second_file_id');

comment on table app_public.job_check_papers is
'@personal removed
@withheld job_check_id in (select c.id from app_public.job_checks c where c.job_check_type = ''CRIMINAL_RECORD'')
@behavior -*
The material an applicant has submitted for a check.';
comment on column app_public.job_check_papers.account_id is 'The applicant''s own account.';
comment on column app_public.job_check_papers.job_check_id is 'The check.';
comment on column app_public.job_check_papers.content is 'A number, such as that of a licence.';
comment on column app_public.job_check_papers.first_file_id is E'@file\nA paper or the front of a card. Private.';
comment on column app_public.job_check_papers.second_file_id is E'@file\nAnother page or the back. Private.';
comment on column app_public.job_check_papers.created_at is 'When it was handed in, UTC.';
