-- The freelancer hears that a draft is ready, why nothing more is made, and which days were missed. What was submitted by itself is
-- told of when it has reached its client.
-- A recurring invoice that starts today is made immediately instead of in the next hour, so that its user sees the result.
select app_private.begin_reactions('recurring', 'recurring_invoices');

insert into app_public.followers (module, entity, event_type, task, message, recipient) values
  ('recurring', 'recurring_invoices', 'DRAFT_MADE', 'accounts/send_mail', 'recurring_draft_made', 'createdBy'),
  ('recurring', 'recurring_invoices', 'REFUSED', 'accounts/send_mail', 'recurring_invoice_paused', 'createdBy'),
  ('recurring', 'recurring_invoices', 'DAYS_SKIPPED', 'accounts/send_mail', 'recurring_days_skipped', 'createdBy');
insert into app_public.followers (module, entity, event_type, task) values
  ('recurring', 'recurring_invoices', 'CREATED', 'recurring/make_recurring_invoice'),
  ('recurring', 'recurring_invoices', 'ACTIVE', 'recurring/make_recurring_invoice'),
  ('recurring', 'recurring_invoices', 'UPDATED', 'recurring/make_recurring_invoice');
