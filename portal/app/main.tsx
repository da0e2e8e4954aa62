import '@mantine/core/styles.layer.css';
import '@mantine/notifications/styles.layer.css';
import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/newsreader/wght.css';
import '../ui/theme/global.css';
import '../ui/theme/touch.css';
import { createRoot } from 'react-dom/client';
import { pageOpened, pageRenamed } from '../ui/popups/usePopupHistory.ts';
import { App } from './App.tsx';
import { createQueryClient } from './createQueryClient.ts';
import { startTranslations } from './language/startTranslations.ts';
import { printInLight } from './printInLight.ts';
import { createAppRouter } from './routing/createAppRouter.ts';
import { takeEntryToken } from './session/takeEntryToken.ts';
import { takeSharedToken } from './session/takeSharedToken.ts';
import { watchSession } from './session/watchSession.ts';

takeEntryToken();
printInLight();
await Promise.all([startTranslations(), takeSharedToken()]);
const queryClient = createQueryClient();
const router = createAppRouter(queryClient);
router.history.subscribe(({ action, location }) => {
  if (action.type === 'PUSH') pageOpened();
  if (action.type === 'REPLACE') pageRenamed(location.href);
});
watchSession(queryClient, router);
const root = document.getElementById('root');
if (root) createRoot(root).render(<App queryClient={queryClient} router={router} />);
