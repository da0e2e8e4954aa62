import { IconInbox } from '@tabler/icons-react';
import { Button } from '../controls/Button.tsx';
import type { Examples } from '../examples/Examples.tsx';
import { StateBadge } from './StateBadge.tsx';
import {
  EmptyState,
  ErrorState,
  NoAccess,
  NotFound,
  PageSkeleton,
  RowsSkeleton,
} from './States.tsx';

const nothing = () => {};

export const examples: Examples = {
  EmptyState: {
    'with a first step': (
      <EmptyState
        icon={<IconInbox size={28} stroke={1.5} />}
        title="Nothing yet"
        text="How the first row is created."
        action={<Button>Create</Button>}
      />
    ),
  },
  ErrorState: {
    'no connection': <ErrorState error={new Error('No connection')} onRetry={nothing} />,
    'server error': (
      <ErrorState
        error={Object.assign(new Error('A fault'), { correlationId: '01k0' })}
        onRetry={nothing}
      />
    ),
  },
  NoAccess: { usual: <NoAccess /> },
  NotFound: { usual: <NotFound /> },
  PageSkeleton: { usual: <PageSkeleton /> },
  RowsSkeleton: { usual: <RowsSkeleton rows={3} /> },
  StateBadge: {
    'waits for you': <StateBadge outcome="MEMBERS">Draft</StateBadge>,
    'waits for us': <StateBadge outcome="OPERATORS">Submitted</StateBadge>,
    'waits for others': <StateBadge outcome="OTHERS">With the client</StateBadge>,
    'ended well': <StateBadge outcome="GOOD_END">Paid</StateBadge>,
    'ended badly': <StateBadge outcome="BAD_END">Refused</StateBadge>,
  },
};
