import { Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalText } from '../../../../app/errors/refusalText.ts';
import { isUnreadable } from '../unreadableNumbers.ts';
import { useLine } from '../useLine.ts';
import { useSheetField } from '../useSheetField.ts';

interface Props {
  name:
    | 'description'
    | 'quantity'
    | 'unitPrice'
    | 'dietTaxableUnitPrice'
    | 'dietNonTaxableUnitPrice';
  label?: string;
  suffix?: string;
}

/** A text or a number of a line, exactly as typed. What is no number is told when one goes on. */
export function LineText({ name, label, suffix }: Props) {
  const { t, i18n } = useTranslation('invoicing');
  const field = useSheetField();
  const { line, at, edit, errorAt } = useLine();
  const [left, setLeft] = useState(false);
  const title = label ?? field(name).label;
  const number = name === 'quantity' || name.endsWith('UnitPrice') || name === 'unitPrice';
  const unread = left && isUnreadable(name, line[name]);
  const wrong = { code: 'INVALID', path: name };
  const error =
    errorAt(name, title) ?? (unread ? refusalText(wrong, i18n.language, title) : undefined);
  if (name === 'description') {
    return (
      // Long texts are read in full; a line of an invoice has no paragraphs.
      <Textarea
        label={title}
        data-path={`lines.${at}.${name}`}
        value={line[name]}
        onChange={({ currentTarget: { value } }) =>
          edit({ [name]: value.replace(/\s*\n\s*/g, ' ') }, name)
        }
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        minRows={1}
        placeholder={t([`line.example.${line.rule.lineType}`, 'line.example.other'])}
        error={error}
      />
    );
  }
  return (
    <TextInput
      label={title}
      data-path={`lines.${at}.${name}`}
      value={line[name]}
      onChange={(event) => edit({ [name]: event.currentTarget.value }, name)}
      onFocus={() => setLeft(false)}
      onBlur={() => setLeft(true)}
      error={error}
      {...(number
        ? { inputMode: 'decimal' as const, styles: { input: { fontFeatureSettings: '"tnum"' } } }
        : {})}
      {...(suffix ? { rightSection: suffix, rightSectionWidth: 56 } : {})}
    />
  );
}
