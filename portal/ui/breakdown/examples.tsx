import type { Examples } from '../examples/Examples.ts';
import { Breakdown } from './Breakdown.tsx';
import type { BreakdownAmounts } from './BreakdownAmounts.ts';

const person: BreakdownAmounts = {
  total: 1250000,
  amount: 1000000,
  vat: 250000,
  platformFeeAmount: 50000,
  employerTaxAmount: 117397,
  salaryTaxAmount: 249781,
  payoutAmount: 582822,
  platformFee: '5',
  employerTax: '14.1',
  salaryTax: '30',
  freelanceType: 'INDIVIDUAL',
};
const organisation: BreakdownAmounts = {
  ...person,
  employerTaxAmount: 0,
  salaryTaxAmount: 0,
  payoutAmount: 1200000,
  employerTax: null,
  salaryTax: null,
  freelanceType: 'ORGANIZATION',
};

export const examples: Examples = {
  Breakdown: {
    'a person': <Breakdown amounts={person} />,
    'an organisation': <Breakdown amounts={organisation} />,
    'being computed': <Breakdown amounts={person} stale />,
    'never paid': <Breakdown amounts={person} never />,
  },
};
