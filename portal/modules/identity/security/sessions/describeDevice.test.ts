import { expect, test } from 'vitest';
import { describeDevice } from './SessionRow.tsx';

const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';

test.each([
  [`${mac} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15`, 'Safari', 'Mac'],
  [`${mac} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36`, 'Chrome', 'Mac'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
    ...(['Edge', 'Windows'] as const),
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox', 'Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0.0.0 Mobile/15E148 Safari/604.1',
    ...(['Chrome', 'iPhone'] as const),
  ],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
    ...(['Samsung Internet', 'Android'] as const),
  ],
])('%s', (userAgent, browser, system) => {
  const isHandheld = system === 'iPhone' || system === 'Android';
  expect(describeDevice(userAgent)).toEqual({ browser, system, isHandheld });
});

test('a user agent that is unknown or missing has no description', () => {
  const nothing = { browser: null, system: null, isHandheld: false };
  expect(describeDevice('curl/8.9.1')).toEqual(nothing);
  expect(describeDevice(null)).toEqual(nothing);
});
