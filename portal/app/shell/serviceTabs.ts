import type { ServiceTab } from './ServiceTab.ts';

const found = import.meta.glob<ServiceTab[]>('../../modules/*/tabs.ts', {
  eager: true,
  import: 'tabs',
});

const PAYOUT_SERVICE = 'invoicemore/payout-service';

/** The tabs of all areas, from the modules, in order. */
export const serviceTabs = Object.values(found)
  .flat()
  .sort((a, b) => a.order - b.order);

/** The page a tab belongs to, below the account; it shows the first tab itself. */
export const tabArea = ({ area = PAYOUT_SERVICE }: ServiceTab) => area;

/** The path of a tab below the account. */
export const tabPath = (tab: ServiceTab) => `${tabArea(tab)}/${tab.name}`;
