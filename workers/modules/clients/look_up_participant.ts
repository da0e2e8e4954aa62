import { readPayload, withExternalService } from '../../core/worker-task.ts';

/** Looks up at the access point whether an organisation receives EHF. A failed look-up is retried. */
export const lookUpParticipant = withExternalService(
  'ehf',
  async (payload, { database, accessPoint }) => {
    const { number } = readPayload(payload, 'number');
    const takesEhf = await accessPoint.isParticipant(number);
    if (takesEhf !== null) await database.call('record_participant', number, takesEhf);
  },
);
