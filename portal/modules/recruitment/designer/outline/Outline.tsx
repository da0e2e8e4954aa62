import { IconPlus } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#portal/ui/controls/Button.tsx';
import { useDesign } from '../Design.ts';
import { formEdits } from '../document/formEdits.ts';
import { newPage } from '../kinds/kinds.ts';
import { ChecksSection } from './ChecksSection.tsx';
import styles from './Outline.module.css';
import { PageCard } from './PageCard.tsx';
import { useDrag } from './useDrag.ts';
import { useMoves } from './useMoves.ts';

/** The pages of the form with their questions: added, moved, opened and taken away here. */
export function Outline() {
  const { t } = useTranslation('recruitment/designer');
  const { outline, edit, open, isLocked } = useDesign();
  const list = useRef<HTMLDivElement>(null);
  const { line, start } = useDrag(list);
  const moves = useMoves(start);
  const { pages } = outline;
  const add = () => {
    edit((text) => formEdits.addPage(text, pages.length, newPage(pages)));
    open(`page ${pages.length}`);
  };
  return (
    <div ref={list} className={styles.outline} data-locked={isLocked || undefined}>
      {pages.map((page) => (
        <PageCard key={page.key} page={page} isLast={page.at === pages.length - 1} moves={moves} />
      ))}
      <Button
        variant="light"
        disabled={isLocked}
        leftSection={<IconPlus size={18} />}
        onClick={add}
      >
        {t('page.add')}
      </Button>
      <ChecksSection />
      {line && <div className={styles.line} style={{ top: line.top }} aria-hidden="true" />}
    </div>
  );
}
