import { TextInput } from '@mantine/core';
import { sendingOf } from '#portal/modules/clients/sendingOf.ts';
import { Card } from '#portal/ui/layout/Page.tsx';
import { useMessages } from '#portal/ui/texts.ts';
import { DayField } from '#portal/ui/time/DayField.tsx';
import { useChosenClient } from '../editor/useChosenClient.ts';
import { useEditor } from '../editor/useEditor.ts';
import styles from '../Fields.module.css';
import { useDraftField } from '../useDraftField.ts';

/** Dates, and the references that the client requires on the invoice. */
export function DetailFields() {
  const { t } = useMessages('invoicing/draft');
  const field = useDraftField();
  const { draft, edit, errorAt } = useEditor();
  const client = useChosenClient();
  const needsReference = client !== null && sendingOf(client) === 'EHF';
  const days = ['invoicedOn', 'dueOn'] as const;
  const references = ['buyerReference', 'orderReference'] as const;
  return (
    <Card title={t('write.details')}>
      <div className={styles.stack}>
        <div className={styles.pair}>
          {days.map((name) => (
            <DayField
              key={name}
              label={field(name).label}
              path={name}
              value={draft[name]}
              onChange={(day) => edit({ [name]: day }, name)}
              error={errorAt(name, field(name).label)}
            />
          ))}
        </div>
        <div className={styles.pair}>
          {references.map((name) => (
            <TextInput
              key={name}
              label={field(name).label}
              description={field(name).help}
              placeholder={t(needsReference ? 'write.oneReference' : 'write.optional')}
              data-path={name}
              value={draft[name]}
              onChange={(event) => edit({ [name]: event.currentTarget.value }, name)}
              error={errorAt(name, field(name).label)}
            />
          ))}
        </div>
      </div>
    </Card>
  );
}
