import type { ComponentPropsWithRef } from 'react';

type Native = Pick<
  ComponentPropsWithRef<'input'>,
  'autoComplete' | 'inputMode' | 'autoCapitalize'
> & { autoFocus?: true; 'data-autofocus'?: true };

/** The attributes of a native control that `ui.json` may set. */
export function nativeOptions(options: Record<string, unknown>): Native {
  const { autocomplete, inputMode, autocapitalize, autofocus } = options;
  return {
    ...(typeof autocomplete === 'string' && { autoComplete: autocomplete }),
    ...(typeof inputMode === 'string' && { inputMode: inputMode as Native['inputMode'] & string }),
    ...(typeof autocapitalize === 'string' && { autoCapitalize: autocapitalize }),
    // A popup looks for it when it opens, and a form may come later.
    ...(autofocus === true && { autoFocus: true as const, 'data-autofocus': true as const }),
  };
}
