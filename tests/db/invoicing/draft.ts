import { makeKnown } from '../../support/people/make-known.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { call, type Row } from '../payout/call.ts';
import { type Freelancer, makeFreelancer } from '../payout/freelancer.ts';
import { address, profileAttributes } from '../payout/profile-attributes.ts';

export type Invoicer = Freelancer & {
  profile: Row;
  client: Row;
  occupationCodeId: string;
  /** A complete line of ten hours at 1 000.00. */
  work: Record<string, unknown>;
};

const clientAttributes = {
  clientType: 'ORGANIZATION',
  name: 'Fjell og Fjord AS',
  orgNumber: '974760673',
  email: 'faktura@fjellogfjord.no',
  address,
};

/** A user with a profile and a client, ready to write invoices. */
export async function makeInvoicer(
  tx: TestTransaction,
  type: keyof typeof profileAttributes = 'individual',
  client: Record<string, unknown> = {},
): Promise<Invoicer> {
  const freelancer = await makeFreelancer(tx);
  await makeKnown(tx, freelancer.userId);
  const profile = await call(tx, freelancer.owner, 'create_freelance_profile', {
    attributes: profileAttributes[type],
  });
  const made = await call(tx, freelancer.owner, 'create_client', {
    attributes: { ...clientAttributes, freelanceProfileId: profile.id, ...client },
  });
  const [code] = await tx.query<{ id: string }>(
    `select id from app_public.occupation_codes where code = '2512'`,
  );
  const occupationCodeId = code!.id;
  const work = {
    lineType: 'WORK',
    description: 'Utvikling',
    quantity: '10',
    unitPrice: 100_000,
    vatRate: type === 'individual' ? '25' : '0',
    occupationCodeId,
    workReport: { type: 'TASK', startDate: '2026-03-02', endDate: '2026-03-06', hours: '10' },
  };
  return { ...freelancer, profile, client: made, occupationCodeId, work };
}

/** A draft that could be submitted as it is, with the given fields on top. */
export function makeDraft(
  tx: TestTransaction,
  invoicer: Invoicer,
  input: Record<string, unknown> = {},
): Promise<Row> {
  return call(tx, invoicer.owner, 'create_invoice', {
    freelanceProfileId: invoicer.profile.id,
    clientId: invoicer.client.id,
    lines: [invoicer.work],
    ...input,
  });
}
