import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useChosenClient } from '../editor/useChosenClient.ts';
import { useEditor } from '../editor/useEditor.ts';
import styles from '../Fields.module.css';
import { useDraftField } from './useDraftField.ts';

/** The reference persons on the invoice, if there are any to choose from. */
export function PeopleFields() {
  const { t } = useTranslation('invoicing/draft');
  const field = useDraftField();
  const { draft, profile, edit, errorAt } = useEditor();
  const theirs = useChosenClient()?.referencePeople ?? [];
  const ours = profile?.referencePeople ?? [];
  if (theirs.length === 0 && ours.length === 0) return null;
  const choices = (people: { id: string; name: string }[]) => [
    { value: '', label: t('write.nobody') },
    ...people.map((one) => ({ value: one.id, label: one.name })),
  ];
  return (
    <div className={styles.pair}>
      {theirs.length > 0 && (
        <NativeSelect
          label={field('clientReferencePerson').label}
          data-path="clientReferencePerson"
          value={draft.clientReferencePersonId}
          data={choices(theirs)}
          onChange={(event) =>
            edit({ clientReferencePersonId: event.currentTarget.value }, 'clientReferencePerson')
          }
          error={errorAt('clientReferencePerson', field('clientReferencePerson').label)}
        />
      )}
      {ours.length > 0 && (
        <NativeSelect
          label={field('senderReferencePerson').label}
          data-path="senderReferencePerson"
          value={draft.senderReferencePersonId}
          data={choices(ours)}
          onChange={(event) =>
            edit({ senderReferencePersonId: event.currentTarget.value }, 'senderReferencePerson')
          }
          error={errorAt('senderReferencePerson', field('senderReferencePerson').label)}
        />
      )}
    </div>
  );
}
