import { useMemo, useState } from 'react';
import { Button } from '#portal/ui/controls/Button.tsx';
import { SelectLine } from '#portal/ui/controls/FieldLines.tsx';
import { useMessages } from '#portal/ui/texts.ts';
import { useDesign } from '../Design.ts';
import { readOutline } from '../document/readOutline.ts';
import styles from './Changes.module.css';
import { ChangesList } from './ChangesList.tsx';
import { type FormVersion, formChanges } from './formChanges.ts';

/** The differences from the stored form or an earlier version, and the button to restore one. */
export function ChangesPane({ versions }: { versions: readonly FormVersion[] }) {
  const { t } = useMessages('recruitment/designer');
  const { outline, edit } = useDesign();
  const [chosen, choose] = useState('');
  const version = versions.find(({ key }) => key === chosen) ?? versions[0];
  const changes = useMemo(
    () => (version ? formChanges(readOutline(version.text), outline) : []),
    [version, outline],
  );
  if (!version) return null;
  return (
    <div className={styles.pane}>
      {versions.length > 1 && (
        <SelectLine
          label={t('changes.against')}
          value={version.key}
          data={versions.map(({ key, label }) => ({ value: key, label }))}
          onChange={choose}
        />
      )}
      {changes.length === 0 ? (
        <p className={styles.none}>{t('changes.none')}</p>
      ) : (
        <>
          <p className={styles.lead}>{t('changes.lead')}</p>
          <ChangesList changes={changes} />
          <Button variant="light" onClick={() => edit(() => version.text)}>
            {t('changes.back')}
          </Button>
        </>
      )}
    </div>
  );
}
