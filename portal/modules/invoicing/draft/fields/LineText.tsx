import { Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { LineDraft } from '../LineDraft.ts';
import { useDesk } from '../useDesk.ts';

interface Props {
  line: LineDraft;
  at: number;
  name:
    | 'description'
    | 'quantity'
    | 'unitPrice'
    | 'dietTaxableUnitPrice'
    | 'dietNonTaxableUnitPrice'
    | 'addressFrom'
    | 'addressTo';
  label?: string;
  suffix?: string;
}

/** A text or a number of a line, exactly as typed. */
export function LineText({ line, at, name, label, suffix }: Props) {
  const { t } = useTranslation('invoicing');
  const { editLine, errorAt } = useDesk();
  const title = label ?? t(`field.${name}`);
  const number = name === 'quantity' || name.endsWith('UnitPrice') || name === 'unitPrice';
  const error = errorAt(`lines.${at}.${name}`, title);
  if (name === 'description') {
    return (
      // Long texts are read in full; a line of an invoice has no paragraphs.
      <Textarea
        label={title}
        data-path={`lines.${at}.${name}`}
        value={line[name]}
        onChange={({ currentTarget: { value } }) =>
          editLine(at, { [name]: value.replace(/\s*\n\s*/g, ' ') }, name)
        }
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        minRows={1}
        placeholder={t(`line.example.${line.lineType}`)}
        error={error}
      />
    );
  }
  return (
    <TextInput
      label={title}
      data-path={`lines.${at}.${name}`}
      value={line[name]}
      onChange={(event) => editLine(at, { [name]: event.currentTarget.value }, name)}
      error={error}
      {...(number
        ? { inputMode: 'decimal' as const, styles: { input: { fontFeatureSettings: '"tnum"' } } }
        : {})}
      {...(suffix ? { rightSection: suffix, rightSectionWidth: 48 } : {})}
    />
  );
}
