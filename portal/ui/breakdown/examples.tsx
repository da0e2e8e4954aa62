import type { Examples } from '../examples/Examples.ts';
import { Breakdown } from './Breakdown.tsx';
import type { BreakdownAmounts } from './BreakdownAmounts.ts';
import { exampleAmounts } from './exampleAmounts.ts';

const organisation: BreakdownAmounts = {
  ...exampleAmounts,
  employerTaxAmount: 0,
  salaryTaxAmount: 0,
  payoutAmount: 1200000,
  employerTax: null,
  salaryTax: null,
  freelanceType: 'ORGANIZATION',
};

export const examples: Examples = {
  Breakdown: {
    'a person': <Breakdown amounts={exampleAmounts} />,
    'an organisation': <Breakdown amounts={organisation} />,
    'being computed': <Breakdown amounts={exampleAmounts} stale />,
    'never paid': <Breakdown amounts={exampleAmounts} never />,
  },
};
