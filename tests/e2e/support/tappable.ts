import { expect, type Page } from '@playwright/test';

const SMALLEST = 44;

/**
 * Expects that every control on the screen is high enough for a thumb. A link within a sentence is
 * exempt, and so is a control inside a field or a label that is itself high enough.
 */
export async function expectTappable(page: Page): Promise<void> {
  const small = await page.evaluate((smallest) => {
    function* ancestorsOf(element: Element): Generator<Element> {
      for (let at = element.parentElement; at; at = at.parentElement) yield at;
    }
    const found = document.querySelectorAll<HTMLElement>(
      'a, button, input, select, textarea, [role=tab], [role=menuitem]',
    );
    return [...found].flatMap((element) => {
      const whole =
        element.closest('.mantine-Input-wrapper, .mantine-Checkbox-body, [data-control]') ??
        element;
      const { width, height } = whole.getBoundingClientRect();
      const { display, visibility } = getComputedStyle(element);
      // Text for screen readers only is in a box of one pixel, as the header of a table on a phone.
      const isForScreenReaders = [...ancestorsOf(element)].some((one) => one.clientWidth === 1);
      const isHidden = visibility === 'hidden' || width < 2 || height < 2 || isForScreenReaders;
      const isSkip = element.getAttribute('href') === '#content';
      if (isHidden || isSkip || display === 'inline' || height >= smallest) return [];
      const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
      return [`${element.tagName} ${name.trim()} ${Math.round(height)}`];
    });
  }, SMALLEST);
  expect(small).toEqual([]);
}
