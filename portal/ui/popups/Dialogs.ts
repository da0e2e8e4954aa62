import { Drawer, Modal } from '@mantine/core';

/** What lies over a page, fetched together when the first of it opens. */
export const Dialogs = { Drawer, Modal };
