import '@fontsource-variable/inter';
import './theme/base.css';
import { createRoot } from 'react-dom/client';
import { Gate } from './Gate.tsx';
import { locale } from './locale/locale.ts';
import { applyTokens } from './theme/applyTokens.ts';

document.documentElement.lang = locale.read();
applyTokens();
const root = document.getElementById('root');
if (root) createRoot(root).render(<Gate />);
