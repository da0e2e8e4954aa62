import type { Examples } from '../examples/Examples.tsx';
import { Events } from './Events.tsx';
import { Files } from './Files.tsx';

const events = [
  { id: '1', text: 'Created by Kari Nordmann', at: '2026-11-20T10:00:00Z' },
  { id: '2', text: 'Submitted', at: '2026-11-21T11:00:00Z' },
];
const files = [
  { id: '1', file: { filename: 'receipt.pdf', downloadPath: '#file', thumbPath: null } },
];

export const examples: Examples = {
  Events: { usual: <Events events={events} />, none: <Events events={[]} /> },
  Files: { usual: <Files files={files} /> },
};
