import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import SaxonJS, { type ResultNode } from 'saxon-js';
import type { EhfVerdict } from './ehf-verdict.ts';

/** Runs compiled Schematron over one document after the other. Reading the rules takes a second, which is spent once. */
const stylesheets = (workerData as string[]).map((file) => JSON.parse(readFileSync(file, 'utf8')));

const namespaceContext = { svrl: 'http://purl.oclc.org/dsdl/svrl' };
const FOUND = '//svrl:failed-assert | //svrl:successful-report';

/** Schematron marks in `flag`, or in `role`, whether a finding is fatal. Without either it is. */
const isFatal = (node: ResultNode): boolean =>
  /^(fatal|error)?$/i.test(node.getAttribute('flag') || node.getAttribute('role') || '');

function judge(xml: string): EhfVerdict {
  const nodes = stylesheets.flatMap((stylesheetInternal) => {
    const { principalResult } = SaxonJS.transform({
      stylesheetInternal,
      sourceText: xml,
      destination: 'document',
    });
    return SaxonJS.XPath.evaluate(FOUND, principalResult, {
      namespaceContext,
      resultForm: 'array',
    });
  });
  const verdict: EhfVerdict = { findings: [], warnings: [] };
  for (const node of nodes) {
    const found = {
      rule: node.getAttribute('id') ?? '',
      text: node.textContent.replace(/\s+/g, ' ').trim(),
    };
    (isFatal(node) ? verdict.findings : verdict.warnings).push(found);
  }
  return verdict;
}

parentPort?.on('message', (xml: string) => {
  try {
    parentPort?.postMessage({ verdict: judge(xml) });
  } catch (error) {
    parentPort?.postMessage({ error: error instanceof Error ? error.message : String(error) });
  }
});
