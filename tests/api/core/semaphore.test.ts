// Goal: costly work runs a few at a time, no source takes all slots, and a slot is released however
// the work ends. Method: work that ends when the test says so.
import { expect, test } from 'vitest';
import { Semaphore } from '#plugins/core/limits/semaphore.ts';
import { sourceOf } from '#plugins/core/requests/source-of.ts';

function scene(capacity: { atOnce: number; waiting: number; perSource: number }) {
  const semaphore = new Semaphore(capacity);
  const running: { name: string; end: (fault?: Error) => void }[] = [];
  const start = (name: string, source = name) =>
    semaphore
      .run(
        source,
        () =>
          new Promise<string>((resolve, reject) => {
            running.push({ name, end: (fault) => (fault ? reject(fault) : resolve(name)) });
          }),
      )
      .catch((fault: Error) => fault.message);
  /** Resolved promises have been handled. */
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return { start, running, settled, names: () => running.map(({ name }) => name) };
}

test('up to the limit run at once, the others in the order they arrived', async () => {
  const { start, running, names, settled } = scene({ atOnce: 2, waiting: 9, perSource: 9 });
  const done = ['a', 'b', 'c', 'd'].map((name) => start(name));
  await settled();
  expect(names()).toEqual(['a', 'b']);
  running[1]?.end();
  await settled();
  expect(names()).toEqual(['a', 'b', 'c']);
  running[0]?.end();
  await settled();
  for (const { end } of running) end();
  expect(await Promise.all(done)).toEqual(['a', 'b', 'c', 'd']);
});

test('a task beyond the limit is refused immediately', async () => {
  const { start, settled, names } = scene({ atOnce: 1, waiting: 1, perSource: 9 });
  void start('a');
  void start('b');
  expect(await start('c')).toBeNull();
  await settled();
  expect(names()).toEqual(['a']);
});

test('a source has its share, and another runs beside it', async () => {
  const { start, settled } = scene({ atOnce: 1, waiting: 9, perSource: 2 });
  void start('a1', 'a');
  void start('a2', 'a');
  expect(await start('a3', 'a')).toBeNull();
  const other = start('b1', 'b');
  await settled();
  expect(await Promise.race([other, Promise.resolve('waits')])).toBe('waits');
});

test('work that fails releases its slot and its share', async () => {
  const { start, running, settled, names } = scene({ atOnce: 1, waiting: 1, perSource: 1 });
  const failing = start('a');
  await settled();
  running[0]?.end(new Error('broken'));
  expect(await failing).toBe('broken');
  const next = start('a');
  await settled();
  expect(names()).toEqual(['a', 'a']);
  running[1]?.end();
  expect(await next).toBe('a');
});

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['', ''],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:0db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::', '2001:db8:1:2'],
  ['::1', '0:0:0:0'],
])('%j counts as %j', (address, source) => {
  expect(sourceOf(address)).toBe(source);
});
