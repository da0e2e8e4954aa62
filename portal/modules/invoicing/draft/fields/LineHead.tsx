import { IconChevronDown, IconChevronRight, IconCopy, IconTrash } from '@tabler/icons-react';
import { IconButton } from '#portal/ui/controls/Button.tsx';
import { Money } from '#portal/ui/money/Money.tsx';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import type { EditorState } from '../editor/EditorContext.ts';
import styles from '../Fields.module.css';
import { withoutLine } from '../lines/lineList.ts';
import { useLine } from '../lines/useLine.ts';

interface Props extends Pick<EditorState, 'editLines'> {
  amount: number;
  shut: boolean;
  onCopy: (at: number) => void;
}

/** The number and sum of a line, and the actions on it as a whole. */
export function LineHead({ amount, shut, onCopy, editLines }: Props) {
  const { t } = useMessages('invoicing/draft');
  const words = useWords();
  const { line, at, edit } = useLine();
  const number = at + 1;
  const Chevron = shut ? IconChevronRight : IconChevronDown;
  const buttons = [
    { name: 'copyLine', Icon: IconCopy, act: () => onCopy(at) },
    {
      name: 'removeLine',
      Icon: IconTrash,
      act: () => editLines((lines) => withoutLine(lines, at)),
    },
  ];
  return (
    <div className={styles.lineHead}>
      <IconButton
        onClick={() => edit({ collapsed: !shut }, 'collapsed')}
        aria-expanded={!shut}
        aria-label={t(shut ? 'write.openLine' : 'write.shutLine', { line: number })}
      >
        <Chevron size={18} stroke={1.5} color="var(--h-muted)" />
      </IconButton>
      <span className={styles.lineNumber}>{number}</span>
      <div className={styles.lineName}>
        <h3 className={styles.lineTitle}>{words.value('LineType', line.rule.lineType).label}</h3>
        {shut && (
          <span className={styles.lineText}>
            {line.description || line.occupationCode?.label || t('write.noText')}
          </span>
        )}
      </div>
      <span className={styles.lineAmount}>
        <Money amount={amount} />
      </span>
      {buttons.map(({ name, Icon, act }) => (
        <IconButton key={name} onClick={act} aria-label={t(`write.${name}`, { line: number })}>
          <Icon size={18} stroke={1.5} color="var(--h-muted)" />
        </IconButton>
      ))}
    </div>
  );
}
