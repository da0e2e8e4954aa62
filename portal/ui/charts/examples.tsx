import type { Examples } from '../examples/Examples.tsx';
import { MonthChart } from './MonthChart.tsx';

const names = { sum: 'Invoiced', part: 'Settled', rest: 'Not settled yet' };

export const examples: Examples = {
  MonthChart: {
    usual: (
      <MonthChart
        year={2026}
        months={[
          { startsOn: '2026-01-01', sum: 4_200_000, part: 4_200_000 },
          { startsOn: '2026-02-01', sum: 1_250_000, part: 300_000 },
        ]}
        names={names}
        caption="Invoiced in 2026"
      />
    ),
    'an empty year': (
      <MonthChart year={2026} months={[]} names={names} caption="Invoiced in 2026" />
    ),
  },
};
