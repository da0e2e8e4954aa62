import { locale } from '../locale/locale.ts';
import en from '../messages.en.json';
import nb from '../messages.nb.json';
import './starting.css';

/** The console's outline while its code and catalogue load. */
export function Starting() {
  const texts = (locale.read() === 'nb' ? nb : en).console;
  return (
    <div className="starting" role="status" aria-label={texts.starting}>
      <div className="starting-bar" />
      <div className="starting-menu" />
      <div className="starting-page">
        <i />
        <i />
        <i />
        <i />
      </div>
    </div>
  );
}
