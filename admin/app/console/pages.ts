export { ResourceCreate } from '../form/ResourceCreate.tsx';
export { ResourceEdit } from '../form/ResourceEdit.tsx';
export { ResourceList } from '../list/ResourceList.tsx';
export { moduleScreens } from '../pages/moduleScreens.ts';
export { QueuePage } from '../queue/QueuePage.tsx';
export { ResourceShow } from '../show/ResourceShow.tsx';
export { NoPermission } from '../states/NoPermission.tsx';
