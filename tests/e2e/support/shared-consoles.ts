import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { OperatorName } from './people.ts';
import { type As, SharedConsole } from './shared-console.ts';

/** The consoles of one worker, one for each operator, and who of them is in a story. */
export class SharedConsoles {
  private readonly browser: Browser;
  private readonly kept = new Map<OperatorName, SharedConsole>();
  private readonly inside = new Set<OperatorName>();

  constructor(browser: Browser) {
    this.browser = browser;
  }

  /** The console of an operator at an address. There is one of them; a second window is a story's own. */
  async at(operator: OperatorName, path: string, as: As = {}): Promise<Page> {
    if (this.inside.has(operator))
      throw new Error(`The story has the console of ${operator} already`);
    const one = this.kept.get(operator) ?? (await SharedConsole.open(this.browser, operator));
    this.kept.set(operator, one);
    this.inside.add(operator);
    await one.enter(path, as);
    return one.page;
  }

  contexts(): BrowserContext[] {
    return [...this.kept.values()].map(({ page }) => page.context());
  }

  /** After a story. One that failed takes its worker with it, and so these. */
  async putBack(): Promise<void> {
    for (const operator of this.inside) await this.kept.get(operator)?.leave();
    this.inside.clear();
  }
}
