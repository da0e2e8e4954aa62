import type { WidgetProps } from '@rjsf/utils';
import { TextLine } from '#portal/ui/controls/TextLine.tsx';
import { pathOf } from '../dataPath.ts';
import { nativeOptions } from '../nativeOptions.ts';
import { useField } from '../useField.ts';
import { readPhoneText } from './readPhoneText.ts';

/** A telephone number beside its country (`ui:country`), which a pasted prefix chooses. */
export function NationalNumberWidget(props: WidgetProps) {
  const { value, onChange, name, options, disabled, htmlName = '' } = props;
  const { label, description, placeholder, error, context } = useField(props);
  const write = (text: string) => {
    const { number, countryCode } = readPhoneText(text);
    const { country } = options as { country?: string };
    if (!country || !countryCode) return onChange(number);
    context.fill(pathOf(htmlName).slice(0, -1), { [name]: number, [country]: countryCode });
  };
  return (
    <TextLine
      {...nativeOptions(options)}
      type="tel"
      inputMode="tel"
      label={label}
      description={description}
      placeholder={placeholder}
      error={error}
      name={htmlName}
      disabled={disabled}
      value={String(value ?? '')}
      onChange={write}
    />
  );
}
