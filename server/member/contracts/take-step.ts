import type { Database } from '../../db/database.ts';
import { tellMember, type MemberNotice } from '../messages/tell.ts';
import { isWaitingFor } from './contract-lists.ts';
import type { StoredContract } from './contract-store.ts';
import { processStep, type OfferTerms, type StepRequest } from './process-step.ts';

/** What the side reads in the inbox whose answer a contract waits for. */
const notices: Readonly<Record<'offered' | 'endAsked', MemberNotice>> = {
  offered: {
    EN: {
      title: 'A contract is offered to you',
      body: 'Your upline offers you a contract. Read it and answer in the agent centre, under My contracts.',
    },
    TY: {
      title: 'May iniaalok na kontrata sa iyo',
      body: 'May iniaalok na kontrata ang upline mo. Basahin at sagutin ito sa sentro ng ahente, sa Aking mga kontrata.',
    },
    AR: {
      title: 'عُرض عليك عقد',
      body: 'يعرض عليك وكيلك الأعلى عقداً. اقرأه وأجب عنه في مركز الوكيل ضمن عقودي.',
    },
  },
  endAsked: {
    EN: {
      title: 'The other side asks to end a contract',
      body: 'One of your contracts is to end. Agree or decline in the agent centre.',
    },
    TY: {
      title: 'Hinihiling ng kabilang panig na tapusin ang isang kontrata',
      body: 'May kontrata kang hinihiling na tapusin. Pumayag o tumanggi sa sentro ng ahente.',
    },
    AR: {
      title: 'يطلب الطرف الآخر إنهاء عقد',
      body: 'طُلب إنهاء أحد عقودك. وافق أو ارفض في مركز الوكيل.',
    },
  },
};

/** Takes a step of a contract, and tells the other side where the contract now waits for its answer. */
export async function takeStep(
  db: Database,
  request: StepRequest,
  terms?: OfferTerms,
): Promise<StoredContract> {
  const contract = await processStep(db, request, terms);
  const [other, memberId] =
    request.side === 'upline'
      ? (['downline', contract.downlineId] as const)
      : (['upline', contract.uplineId] as const);
  if (memberId !== null && isWaitingFor(other, contract))
    await tellMember(db, memberId, {
      notice: notices[contract.status === 'V' ? 'endAsked' : 'offered'],
      values: {},
      at: request.signature.at,
    });
  return contract;
}
