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
    'waits for somebody else': (
      <Path
        label="The way of one that waits"
        steps={[
          made,
          { name: 'SUBMITTED', title: 'Sent in', state: 'now', note: 'We look at it.' },
          next,
        ]}
      />
    ),
    'waits for you': (
      <Path
        label="The way of one that is yours"
        steps={[made, { name: 'MEND', title: 'Mend it', state: 'yours' }, next]}
      />
    ),
    'with a sum and a document': (
      <Path
        label="The way of one that is paid"
        steps={[made, { name: 'PAID', title: 'Paid', state: 'done', amount: 1250000 }]}
        details={(step) => step === 'PAID' && <a href="#slip">Salary slip</a>}
      />
    ),
    refused: (
      <Path
        label="The way of one that was refused"
        steps={[
          made,
          { name: 'REJECTED', title: 'Refused', state: 'refused', note: 'No receipt.' },
        ]}
      />
    ),
  },
};
