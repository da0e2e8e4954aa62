import type { FormRegister, FormUi } from '#forms/describe/form-ui.ts';

/** A key beside the fields of an organisation: whether they are entered manually. */
export const BY_HAND = '$byHand';

/** Whether the organisation of something new is still to be found: there is nothing else to fill in yet. */
export function isSearching(
  register: FormRegister | undefined,
  data: unknown,
  isNew: boolean,
): boolean {
  if (!register || !isNew) return false;
  const values = (data ?? {}) as Record<string, unknown>;
  return values[register.checked] !== true && values[BY_HAND] !== true;
}

/** The same for a whole form, wherever it contains the organisation. */
export function isSearchingIn(ui: FormUi, data: unknown, isNew: boolean): boolean {
  if (isSearching(ui['ui:register'], data, isNew)) return true;
  return Object.entries(ui).some(([name, part]) => {
    if (name.startsWith('ui:') || typeof part !== 'object' || part === null) return false;
    return isSearchingIn(
      part as FormUi,
      (data as Record<string, unknown> | undefined)?.[name],
      isNew,
    );
  });
}
