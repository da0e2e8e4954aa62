import { Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { refusalText } from '#portal/app/errors/refusalText.ts';
import { useTypedFigure } from '#portal/app/forms/useTypedFigure.ts';
import { useLine } from '../lines/useLine.ts';
import { figureRulesOf } from '../refusals/unreadableNumbers.ts';
import { useDraftField } from './useDraftField.ts';

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

/**
 * A text or number of a line. How a number was understood, or that it is invalid, is shown when the field
 * loses focus.
 */
export function LineText({ name, label, suffix }: Props) {
  const { t, i18n } = useTranslation('invoicing/draft');
  const field = useDraftField();
  const { line, at, edit, errorAt } = useLine();
  const title = label ?? field(name).label;
  const figure = useTypedFigure({
    rules: figureRulesOf(name),
    text: line[name],
    onChange: (text) => edit({ [name]: text }, name),
  });
  const wrong = { code: 'INVALID', path: name };
  const error =
    figure.reason ??
    errorAt(name, title) ??
    (figure.isUnread ? refusalText(wrong, i18n.language, title) : undefined);
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
        error={errorAt(name, title)}
      />
    );
  }
  return (
    <TextInput
      label={title}
      data-path={`lines.${at}.${name}`}
      value={line[name]}
      onChange={(event) => edit({ [name]: event.currentTarget.value }, name)}
      onFocus={figure.onFocus}
      onBlur={figure.onBlur}
      error={error}
      inputMode="decimal"
      styles={{ input: { fontFeatureSettings: '"tnum"' } }}
      {...(suffix ? { rightSection: suffix, rightSectionWidth: 56 } : {})}
    />
  );
}
