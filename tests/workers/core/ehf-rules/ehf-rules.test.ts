// Goal: rules that an operator has installed validate every document in time, and rules that cannot
// run are reported before anything is sent. Method: rules of our own in the form that Schematron
// compiles to, stored beside their compiled form.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  createEhfRules,
  type EhfRules,
  openEhfRules,
} from '#workers/core/ehf-rules/create-ehf-rules.ts';
import { writeEhf } from '#workers/modules/invoicing/ehf/write-ehf.ts';
import { invoice } from '../../invoicing/ehf/examples.ts';

const compiled = path.join(import.meta.dirname, 'compiled');
const uncompiled = path.join(import.meta.dirname, 'uncompiled');
const withReference = (buyerReference: string) =>
  writeEhf({ document: { ...invoice, buyerReference }, attachments: [] });

const opened: EhfRules[] = [];
function rules(limits = { timeMs: 30_000, memoryMb: 500 }): EhfRules {
  const one = createEhfRules(compiled, limits);
  opened.push(one);
  return one;
}
afterEach(async () => {
  for (const one of opened.splice(0)) await one.stop();
});

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'honorar-rules-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('findings have their id and text, and are separate from warnings', async () => {
  const { judge } = rules();
  expect(await judge(withReference('fine'))).toEqual({ findings: [], warnings: [] });
  expect(await judge(withReference('no country'))).toEqual({
    findings: [
      {
        rule: 'BR-11',
        text: '[BR-11]-The Buyer postal address shall contain a Buyer country code (BT-55).',
      },
    ],
    warnings: [],
  });
  const reported = [{ rule: 'TEST-2', text: 'It is reported.' }];
  expect((await judge(withReference('reported'))).findings).toEqual(reported);
  expect(await judge(withReference('doubtful'))).toEqual({
    findings: [],
    warnings: [{ rule: 'TEST-3', text: 'It is doubtful.' }],
  });
});

test('simultaneous documents are each validated on their own', async () => {
  const { judge } = rules();
  const verdicts = await Promise.all(
    ['fine', 'unheard of', 'fine'].map((one) => judge(withReference(one))),
  );
  expect(verdicts.map(({ findings }) => findings.length)).toEqual([0, 1, 0]);
});

test('a validation that takes too long or cannot run fails, and the next document is validated', async () => {
  const { judge } = rules({ timeMs: 3_000, memoryMb: 500 });
  await judge(withReference('fine'));
  const failing = [judge(withReference('endless')), judge(withReference('broken'))];
  const outcomes = await Promise.allSettled([...failing, judge(withReference('fine'))]);
  expect(outcomes).toMatchObject([
    { status: 'rejected', reason: { message: 'the official rules took too long' } },
    { status: 'rejected', reason: { message: expect.stringContaining('the rules are broken') } },
    { status: 'fulfilled', value: { findings: [] } },
  ]);
});

test('a folder is a path or a URL, and an empty setting means no rules', async () => {
  expect(openEhfRules(null)).toBeNull();
  for (const place of [compiled, pathToFileURL(compiled).href]) {
    const one = openEhfRules(place);
    expect((await one?.judge(withReference('unheard of')))?.findings).toHaveLength(1);
    await one?.stop();
  }
});

test('uncompiled rules, a folder without rules and a missing folder are reported at the start', async () => {
  expect(() => createEhfRules(uncompiled)).toThrow(
    'npx xslt3 -xsl:test-rules.xslt -export:test-rules.sef.json -nogo',
  );
  expect(() => createEhfRules(folder)).toThrow('EHF_RULES has no .sef.json files');
  expect(() => createEhfRules(path.join(folder, 'nowhere'))).toThrow('ENOENT');
  await writeFile(path.join(folder, 'a.sef.json'), 'not JSON');
  const unread = createEhfRules(folder);
  await expect(unread.judge(withReference('fine'))).rejects.toThrow(/JSON/);
  await unread.stop();
});
