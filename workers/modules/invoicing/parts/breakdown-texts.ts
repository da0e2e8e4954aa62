import type { PART_COLOR } from '#workers/core/format/part-color.ts';
import type { WrittenLanguage } from '#workers/core/format/written-language.ts';

type PerPart = Record<keyof typeof PART_COLOR, string>;

type Texts = { yours: string; ofTotal: (total: string) => string; part: PerPart; why: PerPart };

/** The names of the parts and why each is taken, in the words of the screens. */
export const breakdownTexts: Record<WrittenLanguage, Texts> = {
  nb: {
    yours: 'Dette får du',
    ofTotal: (total) => `av ${total} som kunden betaler`,
    part: {
      vat: 'Mva.',
      fee: 'Honorars andel',
      employer: 'Arbeidsgiveravgift',
      tax: 'Skattetrekk',
      yours: 'Ditt',
    },
    why: {
      vat: 'Legges på prisen og går til staten.',
      fee: 'For fakturering, skatt og utbetaling.',
      employer: 'Avgiften en arbeidsgiver betaler av lønnen din.',
      tax: 'Forskudd på skatten din, etter skattekortet.',
      yours: 'Settes inn på kontoen din når kunden har betalt.',
    },
  },
  en: {
    yours: 'This is what you get',
    ofTotal: (total) => `of the ${total} the client pays`,
    part: {
      vat: 'VAT',
      fee: 'Honorar’s share',
      employer: 'Employer’s contribution',
      tax: 'Tax withheld',
      yours: 'Yours',
    },
    why: {
      vat: 'Added to the price and paid to the state.',
      fee: 'For invoicing, tax and payout.',
      employer: 'What an employer pays on top of your salary.',
      tax: 'Paid towards your tax, by your tax card.',
      yours: 'Paid into your account when the client has paid.',
    },
  },
};
