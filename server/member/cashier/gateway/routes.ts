import type { FastifyInstance, FastifyReply } from 'fastify';
import { refuseCall } from '../../http/refusals.ts';
import type { MemberParts } from '../../parts.ts';
import { writeAmount } from '../../wallet/amount.ts';
import { takeMessage, type GatewayMessage } from './callback.ts';
import { ensureGatewayKey, sandboxGateway } from './gateway-key.ts';
import { sandboxPolicy, writeSandboxPage, type PageNews } from './sandbox-page.ts';
import { decidePayment, findPayment, type SandboxPayment } from './sandbox-payments.ts';
import { signMessage } from '../../../platform/message-signature.ts';

const callbackPath = '/wps/transaction/deposit/callback';
const bodyLimit = 4_096;

function sendPage(reply: FastifyReply, payment: SandboxPayment, news: PageNews): FastifyReply {
  return (
    reply
      .header('content-security-policy', sandboxPolicy)
      // Back and forward ask again: the page always shows what is so.
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(writeSandboxPage(payment, news))
  );
}

/** The gateway's side: tells the shop over the same signed call that a gateway elsewhere would make. */
async function tellShop(app: FastifyInstance, parts: MemberParts, payment: SandboxPayment): Promise<boolean> {
  const message: GatewayMessage = {
    reference: payment.reference,
    outcome: payment.state === 'approved' ? 'paid' : 'declined',
    amount: writeAmount(BigInt(payment.amount)),
    currency: payment.currency,
  };
  const body = JSON.stringify(message);
  const secret = await ensureGatewayKey(parts.db, parts, sandboxGateway);
  const answer = await app.inject({
    method: 'POST',
    url: callbackPath,
    headers: {
      'content-type': 'application/json',
      'x-signature': signMessage(secret, parts.clock.now(), body),
    },
    payload: body,
  });
  return answer.statusCode === 200;
}

function registerSandboxPages(scope: FastifyInstance, parts: MemberParts): void {
  const isOver = ({ expires_at }: SandboxPayment): boolean => expires_at <= parts.clock.now();
  const find = async (token: string): Promise<SandboxPayment> => {
    const payment = await findPayment(parts, token);
    if (payment === null) throw refuseCall('order.unknown', 'There is no such payment.', 404);
    return payment;
  };
  scope.get<{ Params: { token: string } }>('/sandbox/pay/:token', async (request, reply) => {
    const payment = await find(request.params.token);
    return sendPage(reply, payment, { isTold: null, isOver: isOver(payment) });
  });
  scope.post<{ Params: { token: string }; Body: string }>('/sandbox/pay/:token', async (request, reply) => {
    const found = await find(request.params.token);
    const decision = new URLSearchParams(request.body).get('decision');
    if (found.state === 'open' && isOver(found))
      return sendPage(reply, found, { isTold: null, isOver: true });
    const isDecision = decision === 'approve' || decision === 'decline';
    if (!isDecision && (decision !== 'again' || found.state === 'open'))
      throw refuseCall('request_param_err', 'Expected a decision: approve or decline.');
    const payment = isDecision
      ? await decidePayment(parts, found.token, decision === 'approve' ? 'approved' : 'declined')
      : found;
    const isTold = await tellShop(scope, parts, payment);
    return sendPage(reply, payment, { isTold, isOver: false });
  });
}

/**
 * Where gateways tell what became of a payment, and, in the demonstration only, a gateway: the person who can
 * reach its pages can approve a payment, so no real installation has it.
 */
export function registerGatewayRoutes(app: FastifyInstance, parts: MemberParts): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // As text: the signature is over the bytes that came.
    scope.addContentTypeParser(
      ['application/json', 'application/x-www-form-urlencoded'],
      { parseAs: 'string', bodyLimit },
      (_request, body, done) => done(null, body),
    );
    scope.post<{ Body: unknown }>(
      callbackPath,
      { bodyLimit, config: { isNeverShed: true } },
      async (request, reply) => {
        const signature = request.headers['x-signature'];
        const body = typeof request.body === 'string' ? request.body : '';
        await takeMessage(parts, body, typeof signature === 'string' ? signature : '');
        return reply.header('cache-control', 'no-store').send({ success: true, value: {} });
      },
    );
    if (parts.sandbox) registerSandboxPages(scope, parts);
  });
}
