-- The platform's own accounts, numbered as in the Norwegian standard chart. A profile's payable is opened with its first posting.
insert into app_public.finance_accounts (kind, code) values
  ('BANK', '1920'),
  ('CLIENT_FUNDS', '2900'),
  ('VAT', '2740'),
  ('PLATFORM_FEE', '3000'),
  ('EMPLOYER_TAX', '2770'),
  ('WITHHELD_TAX', '2600'),
  ('ATTACHMENT', '2610'),
  ('PAYOUT_CLEARING', '2915'),
  ('RECEIVABLE', '1570'),
  ('WRITE_OFF', '7830'),
  ('ROUNDING', '7770'),
  ('UNEXPLAINED', '2990')
on conflict (code) do nothing;
