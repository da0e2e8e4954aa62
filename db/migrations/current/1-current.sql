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

-- Where a rate was looked up is said in the language the console opens in. What an operator has
-- written meanwhile is left alone.
update app_public.rates r
set source = said.nb
from (values
  ('Freelance agreement', 'Frilansavtalen'),
  ('Skatteetaten, employer''s contribution zone I', 'Skatteetaten, arbeidsgiveravgift sone I'),
  ('Skatteetaten, VAT on food', 'Skatteetaten, merverdiavgift på næringsmidler'),
  ('Skatteetaten, VAT on transport, cinema, lodging', 'Skatteetaten, merverdiavgift på transport, kino og overnatting'),
  ('Skatteetaten, VAT', 'Skatteetaten, merverdiavgift'),
  ('Skatteetaten, withholding without tax card', 'Skatteetaten, forskuddstrekk uten skattekort'),
  ('State travel agreement 2025', 'Statens særavtale om reiser 2025'),
  ('State travel agreement 2026', 'Statens særavtale om reiser 2026'),
  ('Skatteetaten, advance rates (2026: one source only)', 'Skatteetaten, forskuddssatser (2026: bare én kilde)'),
  ('Skatteetaten, advance rates (one source only)', 'Skatteetaten, forskuddssatser (bare én kilde)'),
  ('Skatteetaten, advance rates', 'Skatteetaten, forskuddssatser')
) as said (en, nb)
where r.source = said.en;
