import type { ServiceTab } from './ServiceTab.ts';

const found = import.meta.glob<ServiceTab[]>('../../modules/*/tabs.ts', {
  eager: true,
  import: 'tabs',
});

/** The pages of the payout service, brought by the modules, in their order. */
export const serviceTabs = Object.values(found)
  .flat()
  .sort((a, b) => a.order - b.order);

/** Where one of them stands below the account. */
export const tabPath = ({ name }: ServiceTab) => `invoicemore/payout-service/${name}`;
