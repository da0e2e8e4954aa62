import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '#portal/ui/controls/Button.tsx';
import { useMessages } from '#portal/ui/texts.ts';
import styles from './Designer.module.css';
import type { Problem } from './problems/useProblems.ts';

interface Props {
  problems: readonly Problem[];
  onShow: (problem: Problem) => void;
}

/** The number of problems that prevent saving, and a button that leads from one to the next. */
export function ProblemStrip({ problems, onShow }: Props) {
  const { t } = useMessages('recruitment/designer');
  const [at, setAt] = useState(0);
  const problem = problems[at % Math.max(1, problems.length)];
  if (!problem) return null;
  const show = () => {
    onShow(problem);
    setAt(at + 1);
  };
  return (
    <div className={styles.locked} role="status">
      <span className={styles.count}>
        <IconAlertTriangle size={18} stroke={1.5} aria-hidden="true" />
        <span>{t('problems.count', { count: problems.length })}</span>
      </span>
      <Button variant="light" size="sm" onClick={show}>
        {t(at === 0 ? 'problems.first' : 'problems.next')}
      </Button>
    </div>
  );
}
