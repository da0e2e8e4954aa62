export { type Actor, actor } from '#db/access/actor.ts';
