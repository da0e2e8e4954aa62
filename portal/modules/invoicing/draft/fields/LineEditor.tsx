import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Money } from '../../../../ui/money/Money.tsx';
import type { LineDraft } from '../LineDraft.ts';
import { useDesk } from '../useDesk.ts';
import styles from './Fields.module.css';
import { LineText } from './LineText.tsx';
import { OccupationField } from './OccupationField.tsx';
import { PriceFields } from './PriceFields.tsx';
import { WorkReportFields } from './WorkReportFields.tsx';

interface Props {
  line: LineDraft;
  at: number;
  /** It has just been added, and is what one goes on with. */
  fresh: boolean;
}

/** One line: what, how much, at what price; for work also what kind and when. */
export function LineEditor({ line, at, fresh }: Props) {
  const { t } = useTranslation('invoicing');
  const { draft, saved, edit } = useDesk();
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!fresh) return;
    // The menu it was picked from gives the focus back first.
    const timer = setTimeout(
      () => item.current?.querySelector<HTMLElement>('input, textarea')?.focus(),
      50,
    );
    return () => clearTimeout(timer);
  }, [fresh]);
  // While a line is being added or removed the server's lines are still the old ones.
  const computed = saved?.lines.length === draft.lines.length ? saved.lines[at] : undefined;
  const remove = () => edit({ lines: draft.lines.filter((_, other) => other !== at) }, 'lines');
  return (
    <li className={styles.line} ref={item}>
      <div className={styles.lineHead}>
        <h3 className={styles.lineTitle}>{t(`line.type.${line.lineType}`)}</h3>
        <span className={styles.lineAmount}>
          <Money amount={computed?.amount ?? 0} />
        </span>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          onClick={remove}
          aria-label={t('write.removeLine', { line: at + 1 })}
        >
          <IconTrash size={18} stroke={1.5} color="var(--h-muted)" />
        </ActionIcon>
      </div>
      <p className={styles.lineWhy}>{t(`line.why.${line.lineType}`)}</p>
      <div className={styles.stack}>
        {line.lineType === 'WORK' && <OccupationField line={line} at={at} />}
        <LineText line={line} at={at} name="description" />
        {line.lineType === 'MILEAGE' && (
          <div className={styles.pair}>
            <LineText line={line} at={at} name="addressFrom" />
            <LineText line={line} at={at} name="addressTo" />
          </div>
        )}
        {line.workReport && <WorkReportFields report={line.workReport} at={at} />}
        <PriceFields line={line} at={at} />
      </div>
    </li>
  );
}
