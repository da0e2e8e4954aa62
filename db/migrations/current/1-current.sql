-- Changes of tables and data since the newest committed migration.

-- Functions that go by another name now, or whose work another one does.
drop function if exists app_private.refuse_blank_names(jsonb);
drop function if exists app_private.refuse_registration(jsonb);
drop function if exists app_private.refuse_team(jsonb, text);
drop function if exists app_private.refuse_update_of_account(app_public.accounts, jsonb);
drop function if exists app_private.refuse_update_of_user(uuid, public.citext, jsonb, boolean);
-- Its triggers go with it; the rules of lines and receipts put them back under the new name.
drop function if exists app_private.tg_invoice_parts__freeze() cascade;

-- A list of addresses would be refused by the mailer, and nobody would hear of it.
alter table app_public.help_articles drop constraint if exists help_articles_support_email_is_one;
alter table app_public.help_articles add constraint help_articles_support_email_is_one
  check (support_email::text ~ '^[^\s@"(),:;<>\[\\\]]+@[^\s@"(),:;<>\[\\\]]+$') not valid;
