import { Drawer, Modal } from '@mantine/core';

/** Overlays, loaded together when the first one opens. */
export const Dialogs = { Drawer, Modal };
