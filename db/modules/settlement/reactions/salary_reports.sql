-- Announces the annual statement by mail. A month's report is not announced, since each of its payouts was.
select app_private.begin_reactions('settlement', 'salary_reports');

insert into app_public.followers (module, entity, event_type, task, message, recipient, condition) values
  ('settlement', 'salary_reports', 'RENDERED', 'accounts/send_mail', 'annual_statement_ready', 'account.primaryUser', 'salary_report_is_annual');
