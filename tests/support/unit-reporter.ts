import fs from 'node:fs';
import path from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import type { UnitFile } from '#tools/launcher/testing/unit-step.ts';

/**
 * Writes the result of each file. Vitest's own JSON report has the times of a file's first and last test, and so
 * omits the time before: a matrix that is measured once for all its tests took no time at all.
 */
export class UnitReporter implements Reporter {
  private readonly file: string;

  constructor(file: string) {
    this.file = file;
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    fs.mkdirSync(path.dirname(this.file), { recursive: true });
    fs.writeFileSync(this.file, JSON.stringify(modules.map(fileOf)));
  }
}

function fileOf(module: TestModule): UnitFile {
  const tests = [...module.children.allTests()];
  const reasonsOf = (test: TestCase) => (test.result().errors ?? []).map(({ message }) => message);
  const states = tests.map((test) => test.result().state);
  const failed = states.filter((state) => state === 'failed').length;
  const { collectDuration, duration } = module.diagnostic();
  return {
    name: module.moduleId,
    passed: states.filter((state) => state === 'passed').length,
    // A file that cannot be loaded has no failed test, and is still a failure.
    failed: failed || (module.ok() ? 0 : 1),
    seconds: (collectDuration + duration) / 1000,
    failures: tests
      .filter((test) => test.result().state === 'failed')
      .flatMap((test) => reasonsOf(test).map((reason) => `${test.fullName}: ${reason}`)),
    triedTwice: tests
      .filter((test) => test.diagnostic()?.flaky)
      .map((test) => [test.fullName, ...reasonsOf(test)].join(': ')),
  };
}
