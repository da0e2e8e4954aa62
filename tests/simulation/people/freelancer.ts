import { call, type Row } from '../../db/payout/call.ts';
import { makeFreelancer } from '../../db/payout/freelancer.ts';
import { address, agreementVersion } from '../../db/payout/profile-attributes.ts';
import type { Actor } from '../../support/actor.ts';
import { makeKnown } from '../../support/people/make-known.ts';
import type { ExpectedProfile } from '../expected/books.ts';
import { accountNumber, organizationNumber, personalNumber } from '../numbers.ts';
import type { Office } from '../office.ts';
import type { Random } from '../random.ts';

export interface Freelancer {
  owner: Actor;
  profile: ExpectedProfile;
  clientId: string;
  occupationCodeId: string;
  isVatRegistered: boolean;
  /** The numbers of the bank accounts, the default one last, and the time of the last change of each. */
  accounts: { number: string; touchedAt: number }[];
}

/** Percentages that freelancers enter, in hundredths: odd ones, for much rounding. */
const TYPED = [2_850, 3_000, 3_333, 3_600, 4_175, 5_000];

/** A user with a verified profile and a client; every third one is an organisation. */
export async function makeSimulated(
  office: Office,
  random: Random,
  n: number,
): Promise<Freelancer> {
  const isOrganization = n % 3 === 2;
  const typedTax = random.pick(TYPED);
  const isVatRegistered = isOrganization && random.chance(0.5);
  const number = accountNumber(n);
  return office.transaction(async (tx) => {
    const freelancer = await makeFreelancer(tx);
    await makeKnown(tx, freelancer.userId);
    const profile = await call(tx, freelancer.owner, 'create_freelance_profile', {
      attributes: {
        ...(isOrganization ? organization(n) : individual(n, typedTax)),
        agreementVersion,
        address,
        bankAccount: { accountNumber: number, currency: 'NOK', default: true },
      },
    });
    await call(tx, office.review, 'verify_freelance_profile', { id: profile.id });
    if (isVatRegistered) await registerForVat(tx, profile);
    const client = await call(tx, freelancer.owner, 'create_client', {
      attributes: {
        freelanceProfileId: profile.id,
        clientType: 'ORGANIZATION',
        address,
        name: `Kunde ${n} AS`,
        orgNumber: '974760673',
        email: `kunde${n}@example.no`,
      },
    });
    const [code] = await tx.query<{ id: string }>(
      `select id from app_public.occupation_codes where code = '2512'`,
    );
    return {
      owner: freelancer.owner,
      profile: {
        id: profile.id,
        kind: isOrganization ? 'ORGANIZATION' : 'INDIVIDUAL',
        typedTax,
        cards: [],
        attachments: [],
        claims: [],
        paid: [],
      },
      clientId: client.id,
      occupationCodeId: code!.id,
      isVatRegistered,
      accounts: [{ number, touchedAt: Date.now() }],
    };
  });
}

const individual = (n: number, typedTax: number) => ({
  freelanceType: 'INDIVIDUAL',
  firstName: 'Kari',
  lastName: 'Nordmann',
  personalNumber: personalNumber(n),
  salaryTaxPercent: String(typedTax / 100),
});

const organization = (n: number) => ({
  freelanceType: 'ORGANIZATION',
  organizationName: `Foretak ${n} AS`,
  organizationNumber: organizationNumber(n),
});

/** In the format of the business register. */
const registerForVat = (
  tx: { query(text: string, values: unknown[]): Promise<unknown> },
  { id }: Row,
) =>
  tx.query('update app_public.freelance_profiles set is_vat_registered = true where id = $1', [id]);
