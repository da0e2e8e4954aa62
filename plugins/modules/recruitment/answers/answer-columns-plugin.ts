import 'graphile-build-pg';
import { answerColumns } from './answer-columns.ts';
import '#plugins/core/lists/lists-plugin.ts';

/** Exports applications with the answers to each question. */
export const AnswerColumnsPlugin: GraphileConfig.Plugin = {
  name: 'AnswerColumnsPlugin',
  description: 'Gives exports of applications a column for each question.',
  schema: {
    hooks: {
      init: {
        before: ['ListsPlugin'],
        callback(_, build) {
          build.appMoreColumns.set('JobApplication', answerColumns);
          return _;
        },
      },
    },
  },
};
