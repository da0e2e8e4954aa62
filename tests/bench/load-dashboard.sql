-- One of the loaded accounts gets many invoices over five years, with their events and deliveries, of which ten have
-- failed. Triggers are disabled, as in the main load.
set session_replication_role = replica;

create temp table busy as
select p.id as profile_id, p.account_id, a.primary_user_id as user_id,
  (select b.id from app_public.bank_accounts b where b.freelance_profile_id = p.id) as bank_account_id,
  (select c.id from app_public.clients c where c.freelance_profile_id = p.id order by c.client_number limit 1) as client_id
from app_public.freelance_profiles p join app_public.accounts a on a.id = p.account_id
where a.slug = '$slug$';

create temp table more_invoices as
select n, uuidv7() as id, (array['DRAFT', 'SUBMITTED', 'PUBLISHED', 'RESOLVED', 'RESOLVED', 'RESOLVED', 'RESOLVED', 'RESOLVED'])
  [1 + n % 8]::app_public.invoice_status as status, now() - (n % 5000 * 9 || ' hours')::interval as made_at
from generate_series($firstInvoice$, $lastInvoice$) n;

insert into app_public.invoices (
  id, account_id, created_by, freelance_profile_id, bank_account_id, client_id, status,
  platform_fee_percent, employer_tax_percent, salary_tax_percent,
  amount_minor, vat_minor, platform_fee_amount_minor, employer_tax_amount_minor, gross_salary_minor,
  salary_tax_amount_minor, payout_amount_minor, remaining_amount_minor, remaining_vat_minor, remaining_payout_amount_minor,
  invoice_number, document_number, kid, public_token, invoiced_on, due_on, submitted_at, published_at, search_text, created_at
)
select
  m.id, b.account_id, b.user_id, b.profile_id, b.bank_account_id, b.client_id, m.status, 5, 14.1, 30,
  1000000, 250000, 50000, 117397, 832603, 249781, 582822, 1000000, 250000, 582822,
  case when has_number then m.n + 1000 end,
  case when has_number then format('%s-%s', b.profile_id, m.n + 1000000) end,
  case when has_number then lpad((80000000000000 + m.n)::text, 14, '0') end,
  case when has_number then md5('more' || m.n) || md5('most' || m.n) end,
  m.made_at::date, m.made_at::date + 14, case when m.status <> 'DRAFT' then m.made_at end,
  case when has_number then m.made_at end, format('faktura %s kunde', m.n), m.made_at
from more_invoices m cross join busy b, lateral (select m.status in ('PUBLISHED', 'RESOLVED')) numbered(has_number);

insert into app_public.deliveries (account_id, invoice_id, channel, recipient, status, sent_at, failed_at, failure)
select i.account_id, i.id, 'EMAIL', 'post@kunde.no', case when is_lost then 'FAILED' else 'SENT' end::app_public.delivery_status,
  i.published_at, case when is_lost then i.published_at end, case when is_lost then 'REFUSED' end::app_public.delivery_failure
from (
  select i.*, i.status = 'PUBLISHED' and row_number() over (partition by i.status order by i.id) <= 10 as is_lost
  from app_public.invoices i join busy b on b.account_id = i.account_id
  where i.published_at is not null
) i;

insert into app_public.events (entity, entity_id, account_id, event_type, status, actor, actor_kind, occurred_at)
select 'invoices', i.id, i.account_id, happened.event, i.status::text, 'Kari Nordmann 43', 'USER', i.created_at + happened.after
from app_public.invoices i join busy b on b.account_id = i.account_id, (values
  ('CREATED', interval '0'), ('SUBMITTED', interval '1 hour'), ('APPROVED', interval '2 hours'), ('SENT', interval '3 hours')
) happened(event, after);

set session_replication_role = origin;
analyze app_public.invoices, app_public.deliveries, app_public.events;
