import { expect, test } from 'vitest';
import { html } from '#shared/html.ts';

test('every value is text, unless it is markup or null', () => {
  const name = `<b title="x">Ås & 'Co'</b>`;
  expect(html`<p>${name} ${3} ${null}${undefined}${false}</p>`.markup).toBe(
    '<p>&lt;b title=&quot;x&quot;&gt;Ås &amp; &#39;Co&#39;&lt;/b&gt; 3 </p>',
  );
  expect(html`<ul>${['a', '<'].map((one) => html`<li>${one}</li>`)}</ul>`.markup).toBe(
    '<ul><li>a</li><li>&lt;</li></ul>',
  );
});
