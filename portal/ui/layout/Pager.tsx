import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { IconButton, PlainButton } from '../controls/Button.tsx';
import { useMessages } from '../texts.ts';
import styles from './Pager.module.css';

interface Props {
  page: number;
  perPage: number;
  total: number;
  onPage: (page: number) => void;
  /** The rows of the page before are still shown, whose total says nothing about this one. */
  isStale?: boolean;
}

/**
 * Page numbers, only when there is more than one page. A page behind the last, whose rows are gone, leads to the last.
 */
export function Pager({ page, perPage, total, onPage, isStale = false }: Props) {
  const { t } = useMessages('ui');
  const last = Math.ceil(total / perPage);
  const turn = useRef(onPage);
  turn.current = onPage;
  const isBehind = !isStale && total > 0 && page > last;
  useEffect(() => {
    if (isBehind) turn.current(last);
  }, [isBehind, last]);
  if (last <= 1) return null;
  const from = (page - 1) * perPage + 1;
  return (
    <nav className={styles.pager} aria-label={t('pager.label')}>
      <span className={styles.range}>
        {t('pager.range', { from, to: Math.min(from + perPage - 1, total), total })}
      </span>
      <IconButton
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
        aria-label={t('pager.previous')}
      >
        <IconChevronLeft size={18} />
      </IconButton>
      {pageNumbers(page, last).map((one) =>
        typeof one === 'string' ? (
          <span key={one} className={styles.gap} aria-hidden="true">
            …
          </span>
        ) : (
          <PlainButton
            key={one}
            className={styles.number}
            aria-current={one === page ? 'page' : undefined}
            aria-label={t('pager.page', { page: one })}
            onClick={() => onPage(one)}
          >
            {one}
          </PlainButton>
        ),
      )}
      <IconButton
        disabled={page >= last}
        onClick={() => onPage(page + 1)}
        aria-label={t('pager.next')}
      >
        <IconChevronRight size={18} />
      </IconButton>
    </nav>
  );
}

/**
 * The numbers a pager shows: all of them below 13 pages, else the first, the last and those around
 * the present one, with gaps between (document A, section 4).
 */
export function pageNumbers(page: number, last: number): (number | 'before' | 'after')[] {
  if (last < 13) return Array.from({ length: last }, (_, at) => at + 1);
  const near = [page - 1, page, page + 1].filter((one) => one > 1 && one < last);
  return [
    1,
    ...(near[0] && near[0] > 2 ? (['before'] as const) : []),
    ...near,
    ...(near.at(-1)! < last - 1 ? (['after'] as const) : []),
    last,
  ];
}
