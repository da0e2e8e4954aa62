import type { Refusal } from '../errors/Refusal.ts';

/** Refusals in the order of their fields on the page, so that they can be corrected from top to bottom. */
export function asOnThePage(refusals: readonly Refusal[]): Refusal[] {
  const fields = [...document.querySelectorAll<HTMLElement>('[data-path]')];
  const order = fields.map((field) => field.dataset.path);
  const placeOf = ({ path }: Refusal) => {
    const at = order.indexOf(path);
    return at < 0 ? order.length : at;
  };
  return refusals.toSorted((one, other) => placeOf(one) - placeOf(other));
}
