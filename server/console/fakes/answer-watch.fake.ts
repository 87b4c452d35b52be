import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Places in `answer` that `sent` lacks, or has otherwise; both are JSON. */
export const listLost = (answer: unknown, sent: unknown, place = ''): readonly string[] => {
  if (typeof answer !== 'object' || answer === null) return Object.is(answer, sent) ? [] : [place];
  if (typeof sent !== 'object' || sent === null) return [place];
  const here = new Map(Object.entries(sent));
  return Object.entries(answer).flatMap(([name, value]) => {
    const inner = Array.isArray(answer) ? `${place}[${name}]` : `${place}.${name}`;
    return here.has(name) ? listLost(value, here.get(name), inner) : [inner];
  });
};

/**
 * Watches what becomes of answers when they are written by their schemas. The list that it returns gets the call
 * and the place of everything that a handler answered and that was not sent. An app that calls have reached
 * already takes no watch.
 */
export const watchAnswers = (app: FastifyInstance): string[] => {
  const lost: string[] = [];
  const answers = new WeakMap<FastifyRequest, unknown>();
  app.addHook('preSerialization', async (request, _reply, payload) => {
    answers.set(request, payload);
    return payload;
  });
  app.addHook('onSend', async (request, _reply, payload) => {
    if (answers.has(request) && typeof payload === 'string') {
      const answer: unknown = JSON.parse(JSON.stringify(answers.get(request)));
      const places = listLost(answer, JSON.parse(payload));
      lost.push(...places.map((place) => `${request.method} ${request.routeOptions.url}${place}`));
    }
    return payload;
  });
  return lost;
};
