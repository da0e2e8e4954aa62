import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../controls/IconButton.tsx';
import { PlainButton } from '../controls/PlainButton.tsx';
import styles from './Pager.module.css';
import { pageNumbers } from './pageNumbers.ts';

interface Props {
  page: number;
  perPage: number;
  total: number;
  onPage: (page: number) => void;
}

/** Page numbers, only when there is more than one page. */
export function Pager({ page, perPage, total, onPage }: Props) {
  const { t } = useTranslation('ui');
  const last = Math.ceil(total / perPage);
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
