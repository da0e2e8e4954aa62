import { AppLink, useHref } from '#portal/app/routing/AppLink.tsx';
import { LinkButton } from '#portal/ui/controls/Button.tsx';
import { Card } from '#portal/ui/layout/Page.tsx';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import { RECEIVED } from '../received/places.ts';
import styles from './Counts.module.css';

/** The number of applications to a job by status. */
export type Counts = Record<
  'submitted' | 'qualified' | 'approved' | 'enrolled' | 'rejected',
  number
>;

const order = ['submitted', 'qualified', 'approved', 'enrolled', 'rejected'] as const;

interface Props {
  id: string;
  counts: Counts;
  /** Whether the reader handles them. */
  handles: boolean;
}

/** The number of applications to a job by status, linked to the lists for users who handle them. */
export function CountsCard({ id, counts, handles }: Props) {
  const { t } = useMessages('recruitment');
  const words = useWords();
  const href = useHref();
  const toList = href(`${RECEIVED}?jobId=${id}`);
  return (
    <Card
      title={words.noun('job_applications').many}
      actions={
        handles && (
          <LinkButton variant="light" size="sm" as={AppLink} href={toList}>
            {t('counts.open')}
          </LinkButton>
        )
      }
    >
      <dl className={styles.counts}>
        {order.map((one) => {
          const status = one.toUpperCase();
          const name = words.value('JobApplicationStatus', status).label;
          const label = `${name}: ${counts[one]}`;
          return (
            <div key={one} className={styles.count}>
              <dt>{name}</dt>
              <dd>
                {handles && counts[one] > 0 ? (
                  <AppLink href={`${toList}&status=${status}`} aria-label={label}>
                    {counts[one]}
                  </AppLink>
                ) : (
                  counts[one]
                )}
              </dd>
            </div>
          );
        })}
      </dl>
    </Card>
  );
}
