import type { FormRegister } from '../../../../../forms/describe/form-ui.ts';
import { isSearching } from '../isSearching.ts';

/**
 * Which fields are drawn where an organisation is asked for; null is the place of the register's own
 * part. While one searches nothing follows, and what was found takes the place of its fields.
 */
export function registerFields(
  names: readonly string[],
  register: FormRegister | undefined,
  data: unknown,
  isNew: boolean,
): (string | null)[] {
  if (!register) return [...names];
  const at = names.indexOf(register.name);
  const filled = [register.name, register.number, register.address, register.checked];
  const shown = names.filter((name) => name !== register.checked);
  if (at < 0) return isSearching(register, data, isNew) ? [] : shown;
  const before = names.slice(0, at).filter((name) => !filled.includes(name));
  if (isSearching(register, data, isNew)) return [...before, null];
  const isLocked = (data as Record<string, unknown> | undefined)?.[register.checked] === true;
  const rest = names
    .slice(at)
    .filter((name) => (isLocked ? !filled.includes(name) : name !== register.checked));
  return [...before, null, ...rest];
}
