import { Suspense } from 'react';
import type { RowEvent } from '#portal/graphql/screens/DeclaredScreen.ts';
import { Skeleton } from '#portal/ui/controls/Skeleton.tsx';
import { Card } from '#portal/ui/layout/Page.tsx';
import { Events } from '#portal/ui/row/Events.tsx';
import { useEventWords, useMessages } from '#portal/ui/texts.ts';
import { marked, withVerbatim } from '#shared/texts/with-verbatim.ts';

interface Props {
  table: string;
  /** The enum of its status, where it has one. */
  states: string | null | undefined;
  events: RowEvent[];
}

/** The events of the row with their actors. */
export function RowEvents(props: Props) {
  const { t } = useMessages('ui');
  return (
    <Card title={t('row.events')}>
      <Suspense fallback={<Skeleton height={24 * props.events.length} />}>
        <Sentences {...props} />
      </Suspense>
    </Card>
  );
}

function Sentences({ table, states, events }: Props) {
  const words = useEventWords();
  return (
    <Events
      events={events.map(({ id, eventType, actor, occurredAt }) => ({
        id,
        text: withVerbatim(words.happened(table, eventType, marked(actor), states)),
        at: occurredAt,
      }))}
    />
  );
}
