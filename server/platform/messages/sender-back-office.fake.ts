import { AppError } from '../app-error.ts';
import type { SenderBackOffice } from './sender-back-office.ts';

/** No sender is set, and none can be: for routes that are not about senders. */
export const createSenderBackOfficeFake = (): SenderBackOffice => {
  const refuse = async (): Promise<never> => {
    throw new AppError({ status: 409, code: 'sender.fixed', message: 'The environment sets this sender.' });
  };
  return {
    readiness: async () => ({ sms: 'none', email: 'none' }),
    list: async () => [],
    saveSmtp: refuse,
    saveSms: refuse,
    remove: refuse,
    decide: refuse,
    test: refuse,
  };
};
