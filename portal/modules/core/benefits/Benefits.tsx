import {
  IconBuildingBank,
  IconBuildingOff,
  IconChartPie,
  IconHeartHandshake,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { graphql, queryOf } from '#portal/graphql/graphql.ts';
import { Card, Page } from '#portal/ui/layout/Page.tsx';
import { formatDecimal } from '#portal/ui/money/Money.tsx';
import { ErrorState, RowsSkeleton } from '#portal/ui/states/States.tsx';
import { useMessages } from '#portal/ui/texts.ts';
import styles from './Benefits.module.css';

/** The figures used in the list of benefits. */
const benefitFiguresQuery = graphql(`
  query BenefitFigures {
    freelanceAgreement { version platformFeePercent employerTaxPercent sickPayFromDay }
  }
`);

const benefits = [
  { name: 'company', Icon: IconBuildingOff },
  { name: 'employer', Icon: IconBuildingBank },
  { name: 'sick', Icon: IconHeartHandshake },
  { name: 'open', Icon: IconChartPie },
] as const;

/** The benefits of invoicing here, with the percentages of the agreement and nothing beyond it. */
export function Benefits() {
  const { t, language } = useMessages('core');
  const query = useQuery(queryOf(benefitFiguresQuery, {}));
  const percent = (value: string | null) => formatDecimal(value, language);
  const agreement = query.data?.freelanceAgreement;
  const figures = agreement && {
    employer: percent(agreement.employerTaxPercent),
    fee: percent(agreement.platformFeePercent),
    day: agreement.sickPayFromDay,
  };
  return (
    <Page title={t('benefits.title')} lead={t('benefits.lead')}>
      {query.isPending && (
        <Card>
          <RowsSkeleton rows={4} />
        </Card>
      )}
      {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {figures && (
        <>
          <ul className={styles.benefits}>
            {benefits.map(({ name, Icon }) => (
              <li key={name} className={styles.benefit}>
                <Icon size={24} stroke={1.5} aria-hidden="true" className={styles.sign} />
                <h2 className={styles.name}>{t(`benefits.${name}.title`)}</h2>
                <p className={styles.text}>{t(`benefits.${name}.text`, figures)}</p>
              </li>
            ))}
          </ul>
          <p className={styles.text}>{t('benefits.partners')}</p>
        </>
      )}
    </Page>
  );
}
