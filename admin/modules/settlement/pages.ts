import { IconChartBar } from '@tabler/icons-react';
import type { ModulePage } from '../../app/pages/ModulePage.ts';

export const pages: ModulePage[] = [
  {
    path: 'money',
    title: 'settlement.money.title',
    icon: IconChartBar,
    section: 'settlement',
    roles: ['READ', 'FINANCE', 'ADMIN'],
    screen: async () => (await import('./money/MoneyPage.tsx')).MoneyPage,
  },
];
