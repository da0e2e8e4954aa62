create table app_public.offenders (
  id uuid primary key default uuidv7(),
  account_id uuid not null references app_public.accounts,
  invoice_id uuid references app_public.invoices
);
