import { expect, test } from 'vitest';
import { circuitBreaker, OpenCircuitError } from '#shared/circuit-breaker.ts';

test('after consecutive failures the service is not called for a while, then one call tries it', async () => {
  let now = 0;
  let calls = 0;
  const breaker = circuitBreaker('it', { failures: 2, restMs: 100, now: () => now });
  const failing = () => {
    calls += 1;
    return Promise.reject(new Error('down'));
  };
  await expect(breaker.run(failing)).rejects.toThrow('down');
  await expect(breaker.run(failing)).rejects.toThrow('down');
  await expect(breaker.run(failing)).rejects.toThrow(OpenCircuitError);
  expect(calls).toBe(2);

  now = 100;
  await expect(breaker.run(failing)).rejects.toThrow('down');
  expect(breaker.isOpen()).toBe(true);
  now = 200;
  await expect(breaker.run(() => Promise.resolve('up'))).resolves.toBe('up');
  expect(breaker.isOpen()).toBe(false);
});

test('of many calls after the pause one tries, and the others do not wait for it', async () => {
  let now = 0;
  const breaker = circuitBreaker('it', { failures: 1, restMs: 100, now: () => now });
  await expect(breaker.run(() => Promise.reject(new Error('down')))).rejects.toThrow('down');
  now = 100;
  const { promise, resolve } = Promise.withResolvers<string>();
  const trial = breaker.run(() => promise);
  await expect(breaker.run(() => promise)).rejects.toThrow(OpenCircuitError);
  resolve('up');
  await expect(trial).resolves.toBe('up');
  await expect(breaker.run(() => promise)).resolves.toBe('up');
});

test('calls that take too long count before they have failed', async () => {
  let now = 0;
  const breaker = circuitBreaker('it', { failures: 3, slowMs: 50, restMs: 100, now: () => now });
  const hanging = Array.from({ length: 3 }, () => Promise.withResolvers<string>());
  const running = hanging.map(({ promise }) => breaker.run(() => promise));
  now = 49;
  await expect(breaker.run(() => Promise.resolve('up'))).resolves.toBe('up');
  now = 50;
  expect(breaker.isOpen()).toBe(true);
  await expect(breaker.run(() => Promise.resolve('up'))).rejects.toThrow(OpenCircuitError);
  // Late is not failed: a late answer closes the breaker.
  hanging[0]?.resolve('late');
  await running[0];
  expect(breaker.isOpen()).toBe(false);
  for (const { reject } of hanging.slice(1)) reject(new Error('cut'));
  await expect(running[1]).rejects.toThrow('cut');
  await expect(running[2]).rejects.toThrow('cut');
  await expect(breaker.run(() => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(breaker.isOpen()).toBe(true);
});
