import type { Examples } from '../examples/Examples.ts';
import { Held } from '../examples/Held.tsx';
import { Avatar } from './Avatar.tsx';
import { Card } from './Card.tsx';
import { CopyValue } from './CopyValue.tsx';
import { Facts } from './Facts.tsx';
import { Logo } from './Logo.tsx';
import { Page } from './Page.tsx';
import { Pager } from './Pager.tsx';
import { QrCode } from './QrCode.tsx';

const pager = (at: number, total: number) => (
  <Held value={at}>
    {(page, change) => <Pager page={page} perPage={25} total={total} onPage={change} />}
  </Held>
);
const facts = [
  { name: 'KID', value: '1000 0100 0000 12' },
  { name: 'Due', value: '1 December' },
];

export const examples: Examples = {
  Avatar: {
    'a person': <Avatar name="Kari Nordmann" src={null} />,
    'a team, large': <Avatar name="Solsiden Barnehage" src={null} large />,
  },
  Page: {
    'with all of it': (
      <Page title="A page" lead="One sentence that says what it is for." badge="New">
        <p>Its content.</p>
      </Page>
    ),
    narrow: (
      <Page title="A narrow page" narrow>
        <p>Its content.</p>
      </Page>
    ),
  },
  Card: {
    titled: (
      <Card title="A card" lead="What is on it.">
        <p>Its content.</p>
      </Card>
    ),
    flush: <Card flush>Edge to edge</Card>,
  },
  Facts: { usual: <Facts facts={facts} /> },
  CopyValue: { usual: <CopyValue shown="1000 0100 0000 12" copied="10000100000012" what="KID" /> },
  Pager: { 'a few pages': pager(1, 75), 'many pages': pager(9, 500) },
  Logo: { usual: <Logo /> },
  QrCode: { usual: <QrCode text="https://honorar.no" label="The address of the front page" /> },
};
