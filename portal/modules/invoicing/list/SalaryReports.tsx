import { IconReport } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ServicePage } from '../../../app/shell/ServicePage.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';

/** Empty for whoever has none yet, and tells what would put the first one here. */
export function SalaryReports() {
  const { t } = useTranslation('invoicing');
  return (
    <ServicePage title={t('tab.salaryReports')}>
      <Card>
        <EmptyState
          icon={<IconReport size={28} stroke={1.5} />}
          title={t('empty.salaryReports.title')}
          text={t('empty.salaryReports.text')}
        />
      </Card>
    </ServicePage>
  );
}
