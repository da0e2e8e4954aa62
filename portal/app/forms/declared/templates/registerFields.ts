import type { FormRegister } from '#forms/describe/form-ui.ts';
import { isSearching } from '../isSearching.ts';

/**
 * The fields to render around an organisation; null is the place of the register's part. While searching, no
 * further fields are shown, and a found company replaces its fields.
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
