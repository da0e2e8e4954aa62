import type { Examples } from '../examples/Examples.tsx';
import { Breakdown } from './Breakdown.tsx';
import { exampleAmounts, organizationAmounts } from './organizationAmounts.ts';

export const examples: Examples = {
  Breakdown: {
    'a person': <Breakdown amounts={exampleAmounts} />,
    'an organisation': <Breakdown amounts={organizationAmounts} />,
    'being computed': <Breakdown amounts={exampleAmounts} stale />,
    'never paid': <Breakdown amounts={exampleAmounts} never />,
  },
};
