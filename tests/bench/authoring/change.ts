/** One place that a developer edits by hand: text to insert after, or to replace, existing text. */
export interface Place {
  file: string;
  find: string;
  put: string;
}

/** A change of the product's behaviour, with every place it requires. */
export interface Change {
  name: string;
  places: Place[];
  /** Its first place is committed before the others: Postgres uses a new value of an enum only then. */
  beginsWithCommit?: true;
  goal: number;
}

const changes = 'db/migrations/current/1-current.sql';
const nb = (module: string) => `forms/modules/${module}/words.nb.json`;
const en = (module: string) => `forms/modules/${module}/words.en.json`;
const also = (file: string, find: string, more: string): Place => ({
  file,
  find,
  put: `${find}${more}`,
});

export const clientField: Change = {
  name: 'an optional field of a client',
  goal: 6,
  places: [
    {
      file: changes,
      find: '',
      put: `alter table app_public.clients add column if not exists website text check (length(website) between 1 and 200);\n`,
    },
    also(
      'db/modules/clients/tables/clients.rules.sql',
      `comment on column app_public.clients.language is E'@form\\nThe language of its documents and mails.';`,
      `\ncomment on column app_public.clients.website is E'@form\\n@personal erased\\nWhere it is on the web.';`,
    ),
    also(
      'forms/modules/clients/client.json',
      `"properties": {`,
      `\n    "website": { "column": "clients.website" },`,
    ),
    also(nb('clients'), `"name": "Navn",`, `\n      "website": "Nettsted",`),
    also(en('clients'), `"name": "Name",`, `\n      "website": "Website",`),
  ],
};

export const lineType: Change = {
  name: 'a kind of line',
  goal: 4,
  beginsWithCommit: true,
  places: [
    {
      file: changes,
      find: '',
      put: `alter type app_public.line_type add value if not exists 'BONUS';\n`,
    },
    {
      file: 'db/modules/invoicing/seeds/line_rules.sql',
      find: `'Ytelse', 'Benefit')`,
      put: `'Ytelse', 'Benefit'),
  (6, 'BONUS', 'WHOLE', null, '{description}', false, false, null, null, null, 'Bonus', 'Bonus')`,
    },
    also(nb('invoicing'), `"BENEFIT": "Ytelse",`, `\n      "BONUS": "Bonus",`),
    also(en('invoicing'), `"BENEFIT": "Benefit",`, `\n      "BONUS": "Bonus",`),
  ],
};

export const errorCode: Change = {
  name: 'an error code',
  goal: 2,
  places: [
    also(nb('core'), `"errors": {`, `\n    "CLIENT_TOO_FAR": "Kunden er for langt unna.",`),
    also(en('core'), `"errors": {`, `\n    "CLIENT_TOO_FAR": "The client is too far away.",`),
  ],
};

export const approvingRoles: Change = {
  name: 'roles that approve invoices',
  goal: 1,
  places: [
    {
      file: 'db/modules/invoicing/transitions/invoices.sql',
      find: `'OTHERS', '{OPERATOR_REVIEW,WORKER}'`,
      put: `'OTHERS', '{OPERATOR_REVIEW,OPERATOR_FINANCE,WORKER}'`,
    },
  ],
};
