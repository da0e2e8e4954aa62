import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { beforeAll, expect, test } from 'vitest';
import ui from '#portal/ui/messages.en.json' with { type: 'json' };
import { AgreedFacts } from './AgreementPage.tsx';
import { type AgreedInvoice, AgreementText } from './AgreementText.tsx';
import texts from './messages.en.json' with { type: 'json' };

// Goal: the agreement on an assignment has its freelancer, its amounts, its date of submission and its
// references (document A, section 9). Method: rendered to a text, for an invoice with other rates.

beforeAll(async () => {
  const resources = { en: { 'payout/agreement': texts, ui } };
  await i18next.use(initReactI18next).init({ lng: 'en', resources });
});

const profile = {
  id: 'frp_1',
  displayName: 'Nina Dahl',
  freelanceType: 'INDIVIDUAL' as const,
  agreementVersion: '2025-01',
  agreementAcceptedAt: '2026-01-02T10:00:00',
  archivedAt: null,
};
const invoice: AgreedInvoice = {
  __typename: 'Invoice',
  id: 'inv_2',
  documentNumber: '100001-7',
  submittedAt: '2026-11-20T10:00:00',
  amount: 1000000,
  vat: 250000,
  total: 1250000,
  payoutAmount: 582822,
  platformFeeAmount: 40000,
  employerTaxAmount: 117397,
  salaryTaxAmount: 249781,
  platformFee: '4',
  employerTax: '14.1',
  salaryTax: '30',
  client: { name: 'Drivhuset' },
  freelanceProfile: profile,
};
const agreement = {
  version: '2026-11',
  platformFeePercent: '5',
  employerTaxPercent: '14.1',
  vatPercent: '25',
  sickPayFromDay: 17,
};
/** The text of a page, with plain spaces and without tags. */
const read = (page: string) => page.replace(/<[^>]+>/g, '').replace(/\s/gu, ' ');

// Requirements: A9.25
test('an assignment has its freelancer, its amounts, its date and its references', () => {
  const page = read(
    renderToStaticMarkup(<AgreedFacts agreed={{ profile, invoice }} version="2026-11" />),
  );
  expect(page).toContain('Nina Dahl');
  expect(page).toMatch(/SubmittedFriday,? 20 November 2026/);
  for (const amount of ['2 500.00', '400.00', '1 173.97', '2 497.81', '5 828.22', '12 500.00']) {
    expect(page).toContain(amount);
  }
  expect(page).toContain('frp_1 · inv_2');
  expect(page).toContain('Version 2025-01 was accepted. The text above is version 2026-11');
});

test('a profile has its owner, the date and version accepted, and no amounts', () => {
  const page = read(
    renderToStaticMarkup(<AgreedFacts agreed={{ profile, invoice: null }} version="2025-01" />),
  );
  expect(page).toMatch(/Agreement acceptedFriday,? 2 January 2026/);
  expect(page).not.toContain('was accepted');
  expect(page).not.toContain('12 500.00');
});

// Requirements: A9.25
test('the text has the rates of the assignment, else the current ones', () => {
  const text = (agreed: Parameters<typeof AgreementText>[0]['agreed']) =>
    read(
      renderToStaticMarkup(
        <AgreementText agreement={agreement} kind="INDIVIDUAL" agreed={agreed ?? null} />,
      ),
    );
  expect(text({ profile, invoice })).toContain('Honorar keeps 4 %');
  expect(text({ profile, invoice })).toContain('between Nina Dahl as freelancer');
  expect(text({ profile, invoice: null })).toContain('Honorar keeps 5 %');
});
