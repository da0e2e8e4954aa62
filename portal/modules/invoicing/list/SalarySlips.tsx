import { IconFileDollar } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ServicePage } from '../../../app/shell/ServicePage.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';

/** Empty for whoever has none yet, and tells what would put the first one here. */
export function SalarySlips() {
  const { t } = useTranslation('invoicing');
  return (
    <ServicePage title={t('tab.salarySlips')}>
      <Card>
        <EmptyState
          icon={<IconFileDollar size={28} stroke={1.5} />}
          title={t('empty.salarySlips.title')}
          text={t('empty.salarySlips.text')}
        />
      </Card>
    </ServicePage>
  );
}
