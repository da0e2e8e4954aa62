import { IconPlus } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#portal/ui/controls/Button.tsx';
import { Menu } from '#portal/ui/controls/Menu.tsx';
import { MenuItem } from '#portal/ui/controls/MenuItem.tsx';
import { useWords } from '#portal/ui/words/useWords.ts';
import { useDesign } from '../Design.ts';
import { formEdits } from '../document/formEdits.ts';
import { CheckRow, checkTypes } from './CheckRow.tsx';
import styles from './Outline.module.css';

/** The checks of applicants, listed below the questions whose answers may decide them. */
export function ChecksSection() {
  const { t } = useTranslation('recruitment/designer');
  const headingId = useId();
  const words = useWords('recruitment');
  const { outline, edit, open, isLocked } = useDesign();
  const { checks } = outline;
  const add = (jobCheckType: string) => {
    edit((text) => formEdits.addCheck(text, checks.length, { jobCheckType }));
    open(`check ${checks.length}`);
  };
  return (
    <section className={styles.page} aria-labelledby={headingId}>
      <header className={styles.head}>
        <h2 id={headingId} className={styles.title}>
          <span className={styles.opener}>{t('checks.title')}</span>
        </h2>
      </header>
      <ol className={styles.questions}>
        {checks.map((check) => (
          <CheckRow key={check.key} check={check} />
        ))}
        {checks.length === 0 && <li className={styles.empty}>{t('checks.none')}</li>}
      </ol>
      <Menu
        className={styles.add ?? ''}
        opener={(props) => (
          <Button
            {...props}
            variant="subtle"
            size="sm"
            disabled={isLocked}
            leftSection={<IconPlus size={16} />}
          >
            {t('checks.add')}
          </Button>
        )}
      >
        {checkTypes.map((one) => (
          <MenuItem key={one} onClick={() => add(one)}>
            {words.value('JobCheckType', one).label}
          </MenuItem>
        ))}
      </Menu>
    </section>
  );
}
