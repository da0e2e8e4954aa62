import type { Examples } from '../examples/Examples.tsx';
import { Path, type PathStep } from './Path.tsx';

const made: PathStep = {
  name: 'DRAFT',
  title: 'Draft',
  state: 'done',
  actor: 'Kari Nordmann',
  at: '2026-11-20T10:00:00Z',
};
const next: PathStep = { name: 'PAID', title: 'Paid', state: 'next', note: 'Due in 14 days.' };

export const examples: Examples = {
  Path: {
    'waits for others': (
      <Path
        label="The progress of a row that waits for others"
        steps={[
          made,
          { name: 'SUBMITTED', title: 'Submitted', state: 'now', note: 'We review it.' },
          next,
        ]}
      />
    ),
    'waits for you': (
      <Path
        label="The progress of a row that waits for you"
        steps={[made, { name: 'CORRECT', title: 'Correct it', state: 'yours' }, next]}
      />
    ),
    'with a sum and a document': (
      <Path
        label="The progress of a paid row"
        steps={[made, { name: 'PAID', title: 'Paid', state: 'done', amount: 1250000 }]}
        details={(step) => step === 'PAID' && <a href="#slip">Salary slip</a>}
      />
    ),
    refused: (
      <Path
        label="The progress of a refused row"
        steps={[
          made,
          { name: 'REJECTED', title: 'Refused', state: 'refused', note: 'No receipt.' },
        ]}
      />
    ),
  },
};
