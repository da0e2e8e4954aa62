import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { lastOutput, logTail } from '#tools/launcher/process/log-tail.ts';

test('the last lines contain the error, not the steps before it', () => {
  const place = temporaryFolder();
  const file = path.join(place.folder, 'server.log');
  const way = Array.from({ length: 20 }, (_, at) => `    at step${at} (node:internal:${at})`);
  fs.writeFileSync(file, ['well', 'const x = ;', '', 'SyntaxError: no', ...way, '', ''].join('\n'));
  expect(logTail(file, 2)).toBe('const x = ;\nSyntaxError: no');
  expect(logTail(file, 2, 'well\nconst x = ;\n'.length)).toBe('SyntaxError: no');
  expect(logTail(path.join(place.folder, 'none'), 2)).toBe('');
  place.remove();
});

test('of a program that wrote nothing, the message does not announce lines', () => {
  const place = temporaryFolder();
  const file = path.join(place.folder, 'server.log');
  fs.writeFileSync(file, '\n');
  expect(lastOutput(file)).toBe('It has written nothing.');
  expect(lastOutput(undefined)).toBe('It has written nothing.');
  fs.writeFileSync(file, 'listen EADDRINUSE\n');
  expect(lastOutput(file)).toBe('Its last output:\nlisten EADDRINUSE');
  place.remove();
});
