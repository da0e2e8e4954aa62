import { useState } from 'react';
import { type FigureRules, readFigure } from '#forms/validate/read-figure.ts';
import { showFigure } from '../../ui/money/Money.tsx';
import { useMessages } from '../../ui/texts.ts';
import { refusalText } from '../errors/refusalText.ts';

interface Options {
  rules: FigureRules;
  /** The field, by which the sentence for a text that is no number is chosen. */
  path: string;
  label: string;
  text: string;
  onChange: (text: string) => void;
  /** Formats a valid number in the field; by default in groups of three. */
  show?: (value: string, language: string) => string;
}

/**
 * A typed number: when its field loses focus it is shown as understood, or the user is asked which of two
 * readings they mean. While typing there is no message.
 */
export function useTypedFigure({ rules, path, label, text, onChange, show = showFigure }: Options) {
  const { t, language } = useMessages(['app/forms', 'errors']);
  const [isTyping, setTyping] = useState(false);
  const read = readFigure(text, rules);
  const fault = 'fault' in read && text.trim() !== '' ? read : null;
  const explain = () => {
    if (!fault) return undefined;
    if (fault.fault === 'PERCENT') return t('figure.percent');
    if (fault.fault === 'TOO_BIG') return t('figure.tooLarge');
    if (fault.fault !== 'TWO_WAYS') return refusalText({ code: 'INVALID', path }, language, label);
    const readings = {
      whole: showFigure(fault.whole, language),
      decimal: showFigure(fault.decimal, language),
    };
    return t(rules.decimals === 0 ? 'figure.whole' : 'figure.twoWays', readings);
  };
  return {
    /** Why the text is no figure, unless it is being typed: also of one that was restored. */
    reason: isTyping ? undefined : explain(),
    onFocus: () => setTyping(true),
    onBlur: () => {
      setTyping(false);
      if (!('value' in read)) return;
      const shown = withCents(show(read.value, language), rules);
      if (shown !== text) onChange(shown);
    },
  };
}

/** An amount with a fraction has both its digits, as elsewhere. */
const withCents = (shown: string, { unit }: FigureRules): string =>
  unit === 'money' ? shown.replace(/([.,])(\d)$/, '$1$20') : shown;
