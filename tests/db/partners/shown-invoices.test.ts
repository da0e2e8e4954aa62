// Goal: only the team of an enrolment sees the invoices of the enrolled freelancer, from the approval until the end,
// within its consent.
// Method: invoices published by the product's functions, read as every caller.
import { beforeAll, expect, test } from 'vitest';
import { actor } from '../../support/actor.ts';
import { call } from '../../support/people/call.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import { makeDraft } from '../invoicing/draft.ts';
import { workerCall } from '../invoicing/worker-call.ts';
import { address, profileAttributes } from '../payout/profile-attributes.ts';
import { aRecruitingTeam } from '../recruitment/a-recruiting-team.ts';
import {
  approvedFreelancer,
  between,
  enrol,
  enrolled,
  verified,
} from '../recruitment/enrolling.ts';
import { published, shownTo } from './shown.ts';

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

// Requirements: B13.3
test('a published invoice is shown with its status, from the approval until the end of the enrolment', async () => {
  await database.rolledBack(async (tx) => {
    const { invoicer, team, enrollment } = await enrolled(tx, 'organization');
    await makeDraft(tx, invoicer);
    const id = await published(tx, invoicer);
    await workerCall(tx, 'show_invoice', id);
    expect(await shownTo(tx, team.who.owner)).toEqual([`${id} PUBLISHED`]);
    expect(await shownTo(tx, team.who.admin)).toEqual([`${id} PUBLISHED`]);
    expect(await shownTo(tx, invoicer.owner)).toEqual([`${id} PUBLISHED`]);
    await call(tx, invoicer.owner, 'resolve_invoice', { id });
    await workerCall(tx, 'show_invoice', id);
    expect(await shownTo(tx, team.who.owner)).toEqual([`${id} RESOLVED`]);
    await call(tx, invoicer.owner, 'end_enrollment', { id: enrollment.id });
    // At once, before the worker's job.
    expect(await shownTo(tx, team.who.owner)).toEqual([]);
    await workerCall(tx, 'withdraw_invoices_of', enrollment.id);
    await workerCall(tx, 'withdraw_invoices_of', enrollment.id);
    expect(await tx.query('select from app_public.partnered_invoices')).toEqual([]);
    await published(tx, invoicer);
    expect(await tx.query('select from app_public.partnered_invoices')).toEqual([]);
  });
});

// Requirements: B13.3
test('invoices from before the enrolment or its approval are not shown', async () => {
  await database.rolledBack(async (tx) => {
    const approved = await approvedFreelancer(tx);
    const { invoicer, team } = approved;
    await published(tx, invoicer);
    const { id } = await enrol(tx, invoicer.owner, between(approved));
    await published(tx, invoicer);
    // All statements of a test have the same timestamp.
    await tx.query(
      `update app_public.invoices set published_at = published_at - interval '1 hour'`,
    );
    await call(tx, team.who.owner, 'approve_enrollment', { id });
    await workerCall(tx, 'show_invoices_of', id);
    expect(await shownTo(tx, team.who.owner)).toEqual([]);
    const late = await published(tx, invoicer);
    expect(await shownTo(tx, team.who.owner)).toEqual([`${late} PUBLISHED`]);
  });
});

test('an invoice published just before the approval is shown', async () => {
  await database.rolledBack(async (tx) => {
    const approved = await approvedFreelancer(tx);
    const { invoicer, team } = approved;
    const { id } = await enrol(tx, invoicer.owner, between(approved));
    const invoice = await published(tx, invoicer);
    await call(tx, team.who.owner, 'approve_enrollment', { id });
    expect(await shownTo(tx, team.who.owner)).toEqual([]);
    await workerCall(tx, 'show_invoices_of', id);
    expect(await shownTo(tx, team.who.owner)).toEqual([`${invoice} PUBLISHED`]);
  });
});

// Requirements: B13.5
test('no other callers see the invoices', async () => {
  await database.rolledBack(async (tx) => {
    const { invoicer, team } = await enrolled(tx);
    await published(tx, invoicer);
    const other = await aRecruitingTeam(tx);
    await verified(tx, other.id);
    const others = [
      team.who.member,
      team.who.manager,
      other.who.owner,
      actor.worker,
      actor.visitor,
    ];
    for (const who of others) {
      await expect(shownTo(tx, who).catch(() => [])).resolves.toEqual([]);
    }
    const off = async (change: string) => {
      await tx.query(`update app_public.accounts set ${change} where id = $1`, [team.id]);
      expect(await shownTo(tx, team.who.owner), change).toEqual([]);
    };
    await off('organization_verified_at = null');
    await off('organization_verified_at = now(), workflows_enabled = false');
  });
});

test('only the enrolled one of two profiles of an account is shown', async () => {
  await database.rolledBack(async (tx) => {
    const { invoicer, team } = await enrolled(tx, 'organization');
    const profile = await call<{ id: string }>(tx, invoicer.owner, 'create_freelance_profile', {
      attributes: profileAttributes.individual,
    });
    const client = await call<{ id: string }>(tx, invoicer.owner, 'create_client', {
      attributes: {
        clientType: 'ORGANIZATION',
        name: 'Vik AS',
        orgNumber: '974760673',
        address,
        email: 'post@vik.example',
        freelanceProfileId: profile.id,
      },
    });
    const work = { ...invoicer.work, vatRate: '25' };
    await published(tx, { ...invoicer, profile, client, work } as typeof invoicer);
    expect(await shownTo(tx, team.who.owner)).toEqual([]);
  });
});

test('a copy has only the columns that a team may see, and only of its own account', async () => {
  await database.rolledBack(async (tx) => {
    const { invoicer, enrollment } = await enrolled(tx);
    const id = await published(tx, invoicer);
    const [copy] = await tx.query('select * from app_public.partnered_invoices');
    expect(Object.keys(copy ?? {}).sort()).toEqual(
      [
        'id',
        'account_id',
        'partner_account_id',
        'enrollment_id',
        'invoice_id',
        'invoice_status',
        'invoice_number',
        'document_number',
        'client_name',
        'search_text',
        'invoiced_on',
        'due_on',
        'published_at',
        'created_at',
        'updated_at',
        'currency',
        'amount_minor',
        'vat_minor',
        'total_minor',
      ].sort(),
    );
    // A profile moved to another account and an enrolment with a foreign invoice are rejected by foreign keys.
    const other = await enrolled(tx);
    const foreign = await published(tx, other.invoicer);
    const broken = { code: '23503' };
    const tried = (text: string, values: unknown[]) =>
      tx.as(actor.databaseOwner, (client) => client.query(text, values));
    await expect(
      tried('update app_public.freelance_profiles set account_id = $1 where id = $2', [
        other.invoicer.accountId,
        invoicer.profile.id,
      ]),
    ).rejects.toMatchObject(broken);
    await expect(
      tried('update app_public.partnered_invoices set invoice_id = $1 where invoice_id = $2', [
        foreign,
        id,
      ]),
    ).rejects.toMatchObject(broken);
    await expect(
      tried('update app_public.enrollments set partner_account_id = $1 where id = $2', [
        other.team.id,
        enrollment.id,
      ]),
    ).rejects.toMatchObject(broken);
  });
});

test('no caller can write a copy', async () => {
  await database.rolledBack(async (tx) => {
    const { invoicer, team } = await enrolled(tx);
    await published(tx, invoicer);
    for (const who of [invoicer.owner, team.who.owner, actor.operator('ADMIN'), actor.worker]) {
      for (const text of [
        'update app_public.partnered_invoices set amount_minor = 1',
        'delete from app_public.partnered_invoices',
      ]) {
        await expect(tx.as(who, (client) => client.query(text))).rejects.toMatchObject({
          code: '42501',
        });
      }
    }
  });
});
