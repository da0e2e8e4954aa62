-- The agreement's text is among the portal's texts; its version changes with the text. Its figures are today's rates,
-- so that users agree to those they are charged. Sick pay from the 17th day is the law's own number (document A,
-- section 9) and no rate of ours.
create or replace function app_public.freelance_agreement() returns app_public.freelance_agreement
language sql stable
as $$
  select row(
    '2026-11', app_hidden.rate('platform_fee', app_hidden.today()), app_hidden.rate('employer_tax', app_hidden.today()),
    app_hidden.rate('vat_standard', app_hidden.today()), 17
  )::app_public.freelance_agreement
$$;
comment on function app_public.freelance_agreement() is
  'The version of the agreement a payout profile is made under, and the figures in it.';
grant execute on function app_public.freelance_agreement() to app_visitor, app_user;
comment on type app_public.freelance_agreement is 'The agreement a payout profile is made under: its version and the figures in it.';
comment on column app_public.freelance_agreement.version is 'Which wording, to be sent back as agreementVersion.';
comment on column app_public.freelance_agreement.platform_fee_percent is 'Per cent of an invoice without VAT that pays for the service.';
comment on column app_public.freelance_agreement.employer_tax_percent is 'Per cent of gross salary an employer pays.';
comment on column app_public.freelance_agreement.vat_percent is 'The standard rate of VAT, per cent.';
comment on column app_public.freelance_agreement.sick_pay_from_day is 'The sick day from which sick pay is paid.';
