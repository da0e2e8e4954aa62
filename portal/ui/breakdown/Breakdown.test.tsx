import i18next from 'i18next';
import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { beforeAll, expect, test } from 'vitest';
import ui from '../messages.nb.json' with { type: 'json' };
import { Breakdown } from './Breakdown.tsx';

// Goal: the largest sum shown for an invoice is the payout of its freelancer. Method: the caption of an estimate of 8 654,73 kr.

beforeAll(async () => {
  await i18next.use(initReactI18next).init({ lng: 'nb', resources: { nb: { ui } } });
});

const amounts = {
  total: 1_953_906,
  amount: 1_563_125,
  vat: 390_781,
  platformFeeAmount: 78_156,
  employerTaxAmount: 183_506,
  salaryTaxAmount: 435_990,
  payoutAmount: 865_473,
  platformFee: '5',
  employerTax: '14.1',
  salaryTax: '33.5',
  freelanceType: 'INDIVIDUAL',
} as const;

type Settled = Omit<ComponentProps<typeof Breakdown>, 'amounts'>;

const caption = (props: Settled) =>
  renderToStaticMarkup(<Breakdown amounts={amounts} {...props} />)
    .replace(/<\/figcaption>.*/s, '')
    .replace(/<[^>]*>/g, '');

test.each([
  ['before it is paid', { settled: null }, /8\s654,73/],
  ['settled as estimated', { settled: 865_473 }, /8\s654,73/],
  ['settled with another tax', { settled: 650_763 }, /6\s507,63.*anslaget 8\s654,73 kr/],
  ['that is never paid', { settled: 650_763, never: true }, /8\s654,73/],
])('an invoice %s shows its payout first', (_, props, expected) => {
  const text = caption(props);
  expect(text).toMatch(expected);
  expect(text.includes('anslaget')).toBe(/anslaget/.test(expected.source));
});

test.each([
  ['a debt', 865_473, /0,00\s*krIngenting betales ut, for 8\s654,73 kr går til å dekke/],
  ['deductions', 0, /0,00\s*krIngenting betales ut, for skatt og trekk tar alt/],
])('an invoice used up by %s pays 0, with the reason', (_, debt, expected) => {
  const props = { settled: 0, debt };
  expect(caption(props)).toMatch(expected);
  const all = renderToStaticMarkup(<Breakdown amounts={amounts} {...props} />);
  expect(all).not.toContain('Settes inn på kontoen din');
  expect(caption({ ...props, never: true })).toMatch(/8\s654,73/);
});

test('an invoice that covers a debt in part pays the rest, with the reason', () => {
  const props = { settled: 765_473, debt: 100_000 };
  expect(caption(props)).toMatch(
    /7\s654,73.*1\s000,00 kr har gått til å dekke.*anslaget 8\s654,73 kr/,
  );
});
