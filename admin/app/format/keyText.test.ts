import { expect, test } from 'vitest';
import { keyText } from './valueTexts.ts';

test.each([
  ['01a203fe-7c29-7400-9de7-c03d8a646811', 'Id …8a646811'],
  ['974760673', '974760673'],
  ['100006-1', '100006-1'],
])('%s is shown as %s', (value, text) => expect(keyText(value)).toBe(text));
