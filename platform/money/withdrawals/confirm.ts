import type { JsonObject } from '../../../src/protocol/json/json.ts';
import type { FlowEvent, FlowRunner } from '../../../server/flows/flow-runner.ts';
import { AppError } from '../../../server/infrastructure/http/app-error.ts';
import { runIdempotent } from '../../calls/run-idempotent.ts';
import { requireMember, type Caller } from '../../calls/call.ts';
import { refuseCall, refuseFields } from '../../calls/refusals.ts';
import type { MemberParts } from '../../parts.ts';
import { receiptMachine } from './receipt-flow.ts';
import { findWithdrawal } from './withdrawal-store.ts';
import { writeReceipt, type WireReceipt } from './wire.ts';
import { toText } from '../../../src/protocol/json/to-text.ts';

/** What a member says of a payment. */
export interface ReceiptAnswer {
  readonly id: string;
  readonly claim: 'full' | 'partial' | 'none';
  /** What arrived, for a part of it. */
  readonly amount?: string | undefined;
  readonly comment?: string | undefined;
  /** Ids of uploads. */
  readonly proofs?: readonly string[] | undefined;
}

/** The same steps that a person takes on the page: the server's machine judges each of them. */
function writeEvents({ claim, amount, comment, proofs }: ReceiptAnswer): readonly FlowEvent[] {
  if (claim === 'full') return [{ type: 'receipt.full' }, { type: 'receipt.confirm' }];
  return [
    { type: `receipt.${claim}` },
    {
      type: 'proof.change',
      files: (proofs ?? []).map((handle) => ({ handle, name: '', type: '', size: 0 })),
    },
    { type: 'dispute.submit', amount: amount ?? '', comment: comment ?? '' },
  ];
}
/** Message keys of the machine's complaints, back to codes. */
const readCodes = (errors: JsonObject): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).map(([field, key]) => [field, toText(key).replace(/^error\./, '')]),
  );

/**
 * Takes a member's answer to "did it arrive?". Once: a repeat with its key gets the same answer, and another
 * answer is refused with 409 `confirmation.closed`. One that comes just after the time gets the receipt in
 * its final state, `autoReceived`.
 */
export async function answerReceipt(
  parts: MemberParts,
  flows: FlowRunner,
  answer: ReceiptAnswer,
  caller: Caller,
): Promise<WireReceipt> {
  const { id: memberId } = requireMember(caller);
  const { id, claim, amount = '', comment = '', proofs = [] } = answer;
  const request = { id, claim, amount, comment, proofs: [...proofs] };
  return runIdempotent(parts, caller, { operation: 'confirmations.answer', asked: request }, async (db) => {
    const row = await findWithdrawal(db, { id, memberId });
    if (row === null || row.receipt === null)
      throw refuseCall('withdrawal.unknown', 'The member has no such payment.', 404);
    try {
      const flow = await flows.send(db, {
        machine: receiptMachine,
        key: id,
        actor: `member:${memberId}`,
        events: writeEvents(answer),
      });
      if (flow.refusal !== null) throw flow.refusal;
      if (flow.state.startsWith('pending'))
        throw refuseFields(readCodes(flow.context['errors'] as JsonObject));
    } catch (cause) {
      if (!(cause instanceof AppError) || cause.code !== 'flow.closed') throw cause;
      throw refuseCall('confirmation.closed', 'The receipt was settled already.', 409);
    }
    const after = await findWithdrawal(db, { id, memberId });
    return writeReceipt(after ?? row, parts.clock.now());
  });
}
