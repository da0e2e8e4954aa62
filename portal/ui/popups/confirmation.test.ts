import { expect, test, vi } from 'vitest';
import { confirmation } from './confirmation.ts';

test('a double click confirms once, and a confirmation opened by it stays open', () => {
  const labels = { confirm: 'Send', cancel: 'Cancel' };
  const next = { title: 'Sure?', children: null, labels, onConfirm: vi.fn() };
  const onConfirm = vi.fn();
  confirmation.open({ title: 'Send again', children: null, labels, onConfirm });
  confirmation.confirm();
  confirmation.confirm();
  expect(onConfirm).toHaveBeenCalledOnce();
  confirmation.open({ ...next, title: 'First', onConfirm: () => confirmation.open(next) });
  confirmation.confirm();
  expect(confirmation.current()).toBe(next);
  confirmation.end();
  confirmation.confirm();
  expect(next.onConfirm).not.toHaveBeenCalled();
});
