import type { InputProps } from 'react-admin';
import { readFigure } from '#forms/validate/read-figure.ts';
import { useCurrentLocale } from '../locale/useCurrentLocale.ts';
import { unreadFigure } from './unreadFigure.ts';
import { WrittenInput } from './WrittenInput.tsx';

const write = (value: unknown) => String(value ?? '');

function read(text: string): number | undefined {
  const figure = readFigure(text, { decimals: 0 });
  return 'value' in figure ? Number(figure.value) : undefined;
}

/** A whole number. The browser's own field for numbers takes "1.000" for one. */
export function IntegerInput(props: InputProps) {
  const locale = useCurrentLocale();
  return <WrittenInput {...props} write={write} read={read} unreadable={unreadFigure(locale)} />;
}
