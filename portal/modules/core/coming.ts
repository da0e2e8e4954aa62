import { createElement } from 'react';
import type { ModuleRoute } from '../../app/routing/ModuleRoute.ts';
import type { Kind } from './coming/Kind.ts';

function page(path: string, kind: Kind, isBare = false): ModuleRoute {
  const screen = async () => {
    const { Coming } = await import('./coming/Coming.tsx');
    const shown = () => createElement(Coming, { kind });
    // A page without a frame brings its own landmark.
    return isBare ? () => createElement('main', { id: 'content' }, shown()) : shown;
  };
  return { path, access: isBare ? 'all' : 'loggedIn', bare: isBare, screen };
}

/** Addresses that are promised and not built. A module that brings one of them takes its place. */
export const coming: ModuleRoute[] = [
  { ...page('recruitmore/jobs', 'jobs'), start: 'recruitmore' },
  page('recruitmore/jobs/$id', 'jobs'),
  page('recruitmore/verification-checks', 'verificationChecks'),
  page('recruitmore/enrolment-wizard/$id', 'enrolment', true),
  { ...page('payoutmore/purchases', 'purchases'), start: 'payoutmore' },
  page('payoutmore/purchases/all', 'purchases'),
  page('payoutmore/purchases/refunds', 'purchases'),
  page('payoutmore/purchases/by-supplier', 'purchases'),
  page('invoicemore/credit-note/$id', 'creditNote'),
  page('invoicemore/credit-note-creation/$id', 'creditNote'),
  page('account/settings/payment-plan', 'paymentPlan'),
  page('account/settings/subscriptions', 'subscriptions'),
  page('account/settings/payment-methods', 'paymentMethods'),
  page('common/alternative-id-verification', 'alternativeId'),
];
