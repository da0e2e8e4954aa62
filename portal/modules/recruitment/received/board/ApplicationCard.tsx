import { IconGripVertical } from '@tabler/icons-react';
import type { PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '#portal/app/routing/AppLink.tsx';
import { useHref } from '#portal/app/routing/useHref.ts';
import { IconButton } from '#portal/ui/controls/IconButton.tsx';
import { Menu } from '#portal/ui/controls/Menu.tsx';
import { MenuItem, MenuLabel } from '#portal/ui/controls/MenuItem.tsx';
import { When } from '#portal/ui/time/When.tsx';
import { useWords } from '#portal/ui/words/useWords.ts';
import { RECEIVED } from '../places.ts';
import type { Received } from '../receivedQuery.ts';
import styles from './Board.module.css';

interface Props {
  row: Received;
  moves: readonly { to: string }[];
  /** The distance it was dragged. */
  offset: { x: number; y: number } | null;
  onMove: (to: string) => void;
  onDrag: (event: PointerEvent) => void;
}

/** One application on the board: dragged by its handle, or moved by the menu that the handle opens. */
export function ApplicationCard({ row, moves, offset, onMove, onDrag }: Props) {
  const { t } = useTranslation('recruitment/received');
  const words = useWords();
  const href = useHref();
  const name = row.name ?? row.email;
  return (
    <li
      className={styles.card}
      data-held={offset ? true : undefined}
      style={offset ? { translate: `${offset.x}px ${offset.y}px` } : undefined}
    >
      <div className={styles.text}>
        <AppLink className={styles.name} href={href(`${RECEIVED}/${row.id}`)}>
          {name}
        </AppLink>
        <span className={styles.meta}>{row.job.title}</span>
        {row.submittedAt && (
          <span className={styles.meta}>
            <When value={row.submittedAt} />
          </span>
        )}
      </div>
      {moves.length > 0 && (
        <Menu
          opener={(props) => (
            <IconButton
              {...props}
              className={styles.handle}
              aria-label={t('board.move', { name })}
              title={t('board.how')}
              onPointerDown={onDrag}
            >
              <IconGripVertical size={18} stroke={1.5} aria-hidden="true" />
            </IconButton>
          )}
        >
          <MenuLabel>{t('board.to')}</MenuLabel>
          {moves.map(({ to }) => (
            <MenuItem key={to} onClick={() => onMove(to)}>
              {words.value('JobApplicationStatus', to).label}
            </MenuItem>
          ))}
        </Menu>
      )}
    </li>
  );
}
