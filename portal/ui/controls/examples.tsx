import { IconPlus, IconSettings } from '@tabler/icons-react';
import { type Examples, WithState } from '../examples/Examples.tsx';
import { Button, IconButton, LinkButton, PlainButton } from './Button.tsx';
import { Choice } from './Choice.tsx';
import { CheckLine, SelectLine, TextLine } from './FieldLines.tsx';
import { LongText } from './LongText.tsx';
import { Menu, MenuItem, MenuLabel, MenuLink } from './Menu.tsx';
import { Skeleton } from './Skeleton.tsx';

const nothing = () => {};
const line = (label: string, texts: object = {}, value = 'Kari Nordmann') => (
  <WithState value={value}>
    {(text, change) => <TextLine label={label} {...texts} value={text} onChange={change} />}
  </WithState>
);
const kinds = [
  { value: 'NB', label: 'Norsk' },
  { value: 'EN', label: 'English' },
];

export const examples: Examples = {
  Button: {
    filled: <Button>Send</Button>,
    light: <Button variant="light">Send</Button>,
    subtle: <Button variant="subtle">Send</Button>,
    default: <Button variant="default">Cancel</Button>,
    gray: (
      <Button variant="subtle" color="gray">
        Archive
      </Button>
    ),
    'red, subtle': (
      <Button variant="subtle" color="red">
        Remove
      </Button>
    ),
    'red, filled': <Button color="red">Remove</Button>,
    small: <Button size="sm">Send</Button>,
    large: <Button size="lg">Send</Button>,
    'with an icon': <Button leftSection={<IconPlus size={18} />}>Send</Button>,
    loading: <Button loading>Send</Button>,
    disabled: <Button disabled>Send</Button>,
  },
  LinkButton: { filled: <LinkButton href="#top">Open</LinkButton> },
  IconButton: {
    usual: (
      <IconButton aria-label="Settings">
        <IconSettings size={20} />
      </IconButton>
    ),
  },
  PlainButton: { usual: <PlainButton onClick={nothing}>A button without styles</PlainButton> },
  Menu: {
    closed: (
      <Menu opener={(props) => <Button {...props}>Open the menu</Button>}>
        <MenuLabel>Actions</MenuLabel>
        <MenuItem left={<IconPlus size={18} />} onClick={nothing}>
          An action
        </MenuItem>
        <MenuLink href="#top">A link</MenuLink>
      </Menu>
    ),
  },
  TextLine: {
    usual: line('Usual'),
    empty: line('Empty', {}, ''),
    described: line('Described', { description: 'An explanation.' }),
    'described below': line('Described below', { description: 'A consequence.', isBelow: true }),
    refused: line('Refused', { error: 'The format is wrong.' }),
    'with a unit': line('With a unit', { end: 'kr' }, '1 000'),
    disabled: line('Disabled', { disabled: true }),
  },
  LongText: {
    usual: <LongText label="Usual" defaultValue={'A text of\nseveral lines.'} />,
    described: <LongText label="Described" description="An explanation." />,
    refused: <LongText label="Refused" error="The format is wrong." />,
  },
  SelectLine: {
    usual: (
      <WithState value="NB">
        {(value, change) => (
          <SelectLine label="Language" data={kinds} value={value} onChange={change} />
        )}
      </WithState>
    ),
    refused: (
      <SelectLine label="Refused" data={kinds} value="NB" error="Choose one." onChange={nothing} />
    ),
  },
  CheckLine: {
    usual: (
      <WithState value={true}>
        {(value, change) => (
          <CheckLine label="Send me news" name="news" checked={value} onChange={change} />
        )}
      </WithState>
    ),
  },
  Choice: {
    usual: (
      <WithState value="NB">
        {(value, change) => (
          <Choice label="Language" choices={kinds} value={value} onChange={change} />
        )}
      </WithState>
    ),
  },
  Skeleton: {
    corners: <Skeleton height={20} width={200} />,
    round: <Skeleton height={40} width={40} shape="round" />,
  },
};
