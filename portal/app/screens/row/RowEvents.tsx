import { useTranslation } from 'react-i18next';
import type { RowEvent } from '../../../graphql/screens/DeclaredScreen.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { Events } from '../../../ui/row/Events.tsx';
import { useWords } from '../../../ui/words/useWords.ts';

/** Everything that has happened to the row, and who did it. */
export function RowEvents({ table, events }: { table: string; events: RowEvent[] }) {
  const { t } = useTranslation('ui');
  const words = useWords();
  const told = events.map(({ id, eventType, actor, occurredAt }) => ({
    id,
    text: words.happened(table, eventType, actor),
    at: occurredAt,
  }));
  return (
    <Card title={t('row.events')}>
      <Events events={told} />
    </Card>
  );
}
