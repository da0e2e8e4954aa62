import { locale } from '../locale/locale.ts';
import en from '../messages.en.json';
import nb from '../messages.nb.json';
import './start-failed.css';

interface Props {
  code: string;
  retry: () => void;
}

/** Shown when the catalogue cannot be read: the reason, and a button to retry. */
export function StartFailed({ code, retry }: Props) {
  const { console: texts, failure } = locale.read() === 'nb' ? nb : en;
  const reason = Object.entries(failure).find(([key]) => key === code)?.[1] ?? failure.FAULT;
  return (
    <main className="start-failed" role="alert">
      <h1>{texts.startFailed}</h1>
      <p>{reason}</p>
      <button type="button" onClick={retry}>
        {texts.retry}
      </button>
    </main>
  );
}
