import { useState } from 'react';
import { type FigureRules, readFigure } from '#forms/validate/read-figure.ts';
import { showFigure } from '../../ui/money/Money.tsx';
import { useMessages } from '../../ui/texts.ts';

interface Options {
  rules: FigureRules;
  text: string;
  onChange: (text: string) => void;
  /** Formats a valid number in the field; by default in groups of three. */
  show?: (value: string, language: string) => string;
}

/**
 * A typed number: when its field loses focus it is shown as understood, or the user is asked which of two
 * readings they mean. While typing there is no message.
 */
export function useTypedFigure({ rules, text, onChange, show = showFigure }: Options) {
  const { t, language } = useMessages('app/forms');
  const [isLeft, setIsLeft] = useState(false);
  const read = readFigure(text, rules);
  const fault = 'fault' in read && text.trim() !== '' ? read : null;
  const explain = () => {
    if (fault?.fault === 'PERCENT') return t('figure.percent');
    if (fault?.fault !== 'TWO_WAYS') return undefined;
    const readings = {
      whole: showFigure(fault.whole, language),
      decimal: showFigure(fault.decimal, language),
    };
    return t(rules.decimals === 0 ? 'figure.whole' : 'figure.twoWays', readings);
  };
  return {
    /** Set once the field was left with a text that is no figure. */
    isUnread: isLeft && fault !== null,
    /** The reason the text is invalid, if there is a specific one. */
    reason: isLeft ? explain() : undefined,
    onFocus: () => setIsLeft(false),
    onBlur: () => {
      setIsLeft(true);
      if (!('value' in read)) return;
      const shown = show(read.value, language);
      if (shown !== text) onChange(shown);
    },
  };
}
