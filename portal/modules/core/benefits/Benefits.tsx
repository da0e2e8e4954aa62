import {
  IconBuildingBank,
  IconBuildingOff,
  IconChartPie,
  IconHeartHandshake,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { graphql } from '#portal/graphql/graphql.ts';
import { queryOf } from '#portal/graphql/queryOf.ts';
import { Card } from '#portal/ui/layout/Card.tsx';
import { Page } from '#portal/ui/layout/Page.tsx';
import { formatDecimal } from '#portal/ui/money/formatMoney.ts';
import { ErrorState } from '#portal/ui/states/ErrorState.tsx';
import { RowsSkeleton } from '#portal/ui/states/RowsSkeleton.tsx';
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
  const { t, i18n } = useTranslation('core');
  const query = useQuery(queryOf(benefitFiguresQuery, {}));
  const percent = (value: string | null) => formatDecimal(value, i18n.language);
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
