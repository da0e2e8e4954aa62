import type { APIRequestContext } from '@playwright/test';
import { ask } from './ask.ts';
import { mailTo } from './inbox.ts';
import { makeFreelancer } from './make-freelancer.ts';
import { approveInvoice, submitInvoice } from './submit-invoice.ts';

const daysAgo = (days: number) =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** A freelancer whose client has received an invoice by e-mail that was due ten days ago. */
export async function overdueInvoice(request: APIRequestContext) {
  const nina = await makeFreelancer(request);
  const clientEmail = `kunde-${nina.email}`;
  type Page = { items: { id: string }[] };
  const wanted = <Answer>(name: string, field: string, variables: object) =>
    ask<Answer>(request, name, field, variables, nina.token);
  const profiles = await wanted<Page>('Writing', 'freelanceProfiles', {});
  const clients = await wanted<Page>('ClientChoices', 'clients', {
    freelanceProfileId: profiles.items[0]?.id,
    search: null,
  });
  const clientId = clients.items[0]?.id;
  const attributes = { email: clientEmail, preferredDeliveryMethod: 'EMAIL' };
  await wanted('UpdateClient', 'updateClient', { input: { id: clientId, attributes } });
  const id = await submitInvoice(request, nina.token, undefined, {
    invoicedOn: daysAgo(30),
    dueOn: daysAgo(10),
  });
  await approveInvoice(request, id);
  await mailTo(request, clientEmail, /./);
  return { nina, clientEmail, clientId, id };
}
