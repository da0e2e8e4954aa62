import { marked, withVerbatim } from '#shared/texts/with-verbatim.ts';
import { Choice } from '../controls/Choice.tsx';
import { type Examples, WithState } from '../examples/Examples.tsx';
import { Avatar } from './Avatar.tsx';
import { CopyValue } from './CopyValue.tsx';
import { Logo } from './Logo.tsx';
import { Card, Facts, Page } from './Page.tsx';
import { Pager } from './Pager.tsx';
import { QrCode } from './QrCode.tsx';

const totals = [
  { value: '75', label: 'A few pages' },
  { value: '500', label: 'Many pages' },
];
const facts = [
  { name: 'KID', value: '1000 0100 0000 12' },
  { name: 'Due', value: '1 December' },
];

export const examples: Examples = {
  withVerbatim: { 'a name in a sentence': withVerbatim(`${marked('Kari')} sendte den inn`) },
  Avatar: {
    'a person': <Avatar name="Kari Nordmann" src={null} />,
    'a team, large': <Avatar name="Solsiden Barnehage" src={null} large />,
  },
  Page: {
    'with everything': (
      <Page title="A page" lead="One sentence on its purpose." badge="New">
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
      <Card title="A card" lead="Its purpose.">
        <p>Its content.</p>
      </Card>
    ),
    flush: <Card flush>Edge to edge</Card>,
  },
  Facts: { usual: <Facts facts={facts} /> },
  CopyValue: { usual: <CopyValue shown="1000 0100 0000 12" what="KID" onCopy={() => {}} /> },
  Pager: {
    usual: (
      <WithState value={{ page: 3, total: '500' }}>
        {({ page, total }, change) => (
          <>
            <Choice
              label="How many"
              value={total}
              choices={totals}
              onChange={(value) => change({ page: 1, total: value })}
            />
            <Pager
              page={page}
              perPage={25}
              total={Number(total)}
              onPage={(at) => change({ page: at, total })}
            />
          </>
        )}
      </WithState>
    ),
  },
  Logo: { usual: <Logo /> },
  QrCode: { usual: <QrCode text="https://honorar.no" label="The address of the front page" /> },
};
