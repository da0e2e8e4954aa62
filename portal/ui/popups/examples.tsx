import { Button } from '../controls/Button.tsx';
import { type Examples, WithState } from '../examples/Examples.tsx';
import { ConfirmPopup } from './ConfirmPopup.tsx';
import { confirmation } from './confirmation.ts';
import { Popup } from './Popup.tsx';
import { SlideOver } from './SlideOver.tsx';

const nothing = () => {};
const openExample = (isDestructive: boolean) =>
  confirmation.open({
    title: 'Are you sure?',
    children: <p>This cannot be undone.</p>,
    labels: { confirm: 'Do it', cancel: 'Cancel' },
    ...(isDestructive ? { confirmProps: { color: 'red' } } : {}),
    onConfirm: nothing,
  });

export const examples: Examples = {
  Popup: {
    'behind a button': (
      <WithState value={false}>
        {(opened, change) => (
          <>
            <Button onClick={() => change(true)}>Open a popup</Button>
            <Popup opened={opened} onClose={() => change(false)} title="A popup">
              <p>On a phone it covers the whole screen.</p>
            </Popup>
          </>
        )}
      </WithState>
    ),
  },
  SlideOver: {
    'behind a button': (
      <WithState value={false}>
        {(opened, change) => (
          <>
            <Button onClick={() => change(true)}>Open a drawer</Button>
            <SlideOver opened={opened} onClose={() => change(false)} title="A drawer">
              <p>The details of a row.</p>
            </SlideOver>
          </>
        )}
      </WithState>
    ),
  },
  ConfirmPopup: {
    usual: (
      <>
        <Button onClick={() => openExample(false)}>Ask a question</Button>
        <ConfirmPopup />
      </>
    ),
    destructive: <Button onClick={() => openExample(true)}>Ask before a deletion</Button>,
  },
};
