import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { OperatorName } from './people.ts';
import { type As, SharedConsole } from './shared-console.ts';

/** The consoles of one worker, one for each operator, and those used by the current test. */
export class SharedConsoles {
  private readonly browser: Browser;
  private readonly open = new Map<OperatorName, SharedConsole>();
  private readonly inside = new Set<OperatorName>();

  constructor(browser: Browser) {
    this.browser = browser;
  }

  /** The console of an operator at an address. There is one for each; a test opens a second window itself. */
  async at(operator: OperatorName, path: string, as: As = {}): Promise<Page> {
    if (this.inside.has(operator))
      throw new Error(`The test has the console of ${operator} already`);
    const one = this.open.get(operator) ?? (await SharedConsole.open(this.browser, operator));
    this.open.set(operator, one);
    this.inside.add(operator);
    await one.enter(path, as);
    return one.page;
  }

  contexts(): BrowserContext[] {
    return [...this.open.values()].map(({ page }) => page.context());
  }

  /** Runs after a test. A failed one ends its worker, and so these. */
  async putBack(): Promise<void> {
    for (const operator of this.inside) await this.open.get(operator)?.leave();
    this.inside.clear();
  }
}
