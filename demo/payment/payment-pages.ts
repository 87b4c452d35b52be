import type { FastifyInstance, FastifyReply } from 'fastify';
import type { DemonstrationParts } from '../../server/demonstration.ts';
import type { GatewayMessage } from '../../platform/money/cashier/gateway/callback.ts';
import { ensureGatewayKey } from '../../platform/money/cashier/gateway/gateway-key.ts';
import { callbackPath } from '../../platform/money/cashier/gateway/routes.ts';
import { refuseCall } from '../../platform/calls/refusals.ts';
import { writeMoney } from '../../src/protocol/money/money.ts';
import { signMessage } from '../../server/infrastructure/keys/message-signature.ts';
import type { PaymentGateway } from '../../server/infrastructure/outside/payment-gateway.ts';
import { sandboxPolicy, writeSandboxPage, type PageNews } from './payment-page.ts';
import { decidePayment, findPayment, openPayment, type SandboxPayment } from './payments.ts';

export const gatewayName = 'sandbox';
const bodyLimit = 4_096;

/** The gateway of the demonstration, as the platform uses it. */
export const createPaymentSandbox = (parts: DemonstrationParts): PaymentGateway => ({
  name: gatewayName,
  open: (db, payment) => openPayment(db, parts, payment),
});

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
async function tellShop(
  app: FastifyInstance,
  parts: DemonstrationParts,
  payment: SandboxPayment,
): Promise<boolean> {
  const message: GatewayMessage = {
    reference: payment.reference,
    outcome: payment.state === 'approved' ? 'paid' : 'declined',
    amount: writeMoney(BigInt(payment.amount), payment.currency),
    currency: payment.currency,
  };
  const body = JSON.stringify(message);
  const secret = await ensureGatewayKey(parts.db, parts, gatewayName);
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

function registerRoutes(scope: FastifyInstance, parts: DemonstrationParts): void {
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
    const order = await find(request.params.token);
    const decision = new URLSearchParams(request.body).get('decision');
    if (order.state === 'open' && isOver(order))
      return sendPage(reply, order, { isTold: null, isOver: true });
    const isDecision = decision === 'approve' || decision === 'decline';
    if (!isDecision && (decision !== 'again' || order.state === 'open'))
      throw refuseCall('request_param_err', 'Expected a decision: approve or decline.');
    const payment = isDecision
      ? await decidePayment(parts, order.token, decision === 'approve' ? 'approved' : 'declined')
      : order;
    const isTold = await tellShop(scope, parts, payment);
    return sendPage(reply, payment, { isTold, isOver: false });
  });
}

/**
 * The gateway's pages: any visitor who reaches one can approve its payment, so no real installation has them.
 */
export function registerPaymentPages(app: FastifyInstance, parts: DemonstrationParts): void {
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit },
      (_request, body, done) => done(null, body),
    );
    registerRoutes(scope, parts);
  });
}
