import '@fontsource-variable/inter';
import './theme/base.css';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { announceValues } from '#shared/announce-values.ts';
import { ignoreStrayedClicks } from '#shared/ignore-strayed-clicks.ts';
import { Gate } from './Gate.tsx';
import { locale } from './locale/locale.ts';
import { applyTokens } from './theme/applyTokens.ts';

document.documentElement.lang = locale.read();
applyTokens();
announceValues(() => flushSync(() => undefined));
ignoreStrayedClicks();
const root = document.getElementById('root');
if (root) createRoot(root).render(<Gate />);
