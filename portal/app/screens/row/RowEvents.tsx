import { useTranslation } from 'react-i18next';
import type { RowEvent } from '../../../graphql/screens/DeclaredScreen.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { Events } from '../../../ui/row/Events.tsx';
import { useWords } from '../../../ui/words/useWords.ts';

interface Props {
  table: string;
  /** The enum of its status, where it has one. */
  states: string | null | undefined;
  events: RowEvent[];
}

/** Everything that has happened to the row, and who did it. */
export function RowEvents({ table, states, events }: Props) {
  const { t } = useTranslation('ui');
  const words = useWords();
  const told = events.map(({ id, eventType, actor, occurredAt }) => ({
    id,
    text: words.happened(table, eventType, actor, states),
    at: occurredAt,
  }));
  return (
    <Card title={t('row.events')}>
      <Events events={told} />
    </Card>
  );
}
