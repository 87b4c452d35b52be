import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  csv,
  done,
  listNeeds,
  nothing,
  picture,
  pickFields,
  readInputParts,
  reason,
  type AnswerOf,
  type Call,
  type Calls,
  type CallRules,
  type FileAnswer,
  type InputOf,
  type ListFile,
  type PictureAnswer,
} from '../../src/protocol/console/define-call.ts';
import type { JsonObject, JsonSchema } from '../../src/protocol/json/json.ts';
import type { Schema } from '../../src/protocol/json/typed-schema.ts';
import { requireNote, requireRole, sessionOf } from './guard.ts';
import { streamList } from './list-file.ts';

/** The exchange of a call, for the few answers that set a cookie or depend on the session. */
export interface CallExchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}
type Answerer<One extends Call> = (input: InputOf<One>, exchange: CallExchange) => Promise<AnswerOf<One>>;
/** `Answers` that may look at the exchange. */
export type Handlers<All extends Calls> = {
  readonly [Name in keyof All as All[Name] extends ListFile ? never : Name]: Answerer<All[Name]>;
};
type AnyAnswerer = (input: never, exchange: CallExchange) => Promise<unknown>;
type Input = Readonly<Record<string, unknown>>;

/** What fastify checks before the call is answered: the fields of the path, and the others. */
function readSchemas(call: Call): Readonly<Record<string, JsonSchema>> {
  if (call.input === (nothing as Schema<unknown>)) return {};
  const { inPath, others } = readInputParts(call);
  const rest = call.method === 'GET' ? 'querystring' : 'body';
  return {
    ...(inPath.length === 0 ? {} : { params: pickFields(call.input, inPath) }),
    ...(others.length === 0 && inPath.length > 0 ? {} : { [rest]: pickFields(call.input, others) }),
  };
}

const readConfig = ({ needs, decides, proof, early, look, answerMs }: CallRules): CallRules => ({
  needs,
  ...(decides === undefined ? {} : { decides }),
  ...(proof === undefined ? {} : { proof }),
  ...(early === undefined ? {} : { early }),
  ...(look === undefined ? {} : { look }),
  ...(answerMs === undefined ? {} : { answerMs }),
});

/** Trims what an operator says with a step. @throws Refusal where it has to be said and is not */
function readReasons({ input, reasonWhere = [{}], reasonCode }: Call): (sent: Input) => Input {
  const names = Object.entries(input['properties'] as JsonObject).flatMap(([name, schema]) =>
    schema === reason ? [name] : [],
  );
  const isDue = (sent: Input): boolean =>
    reasonWhere.some((one) =>
      Object.entries(one).every(([name, values]) => values.includes(String(sent[name]))),
    );
  return (sent) => {
    const texts = names.map((name) => [name, String(sent[name])] as const);
    return {
      ...sent,
      ...Object.fromEntries(
        texts.map(([name, value]) => [name, isDue(sent) ? requireNote(value, reasonCode) : value.trim()]),
      ),
    };
  };
}

const isListFile = (call: Call): call is ListFile => 'fileOf' in call;

const sendFile = (
  reply: FastifyReply,
  { name, content }: Pick<FileAnswer, 'name'> & { readonly content: string | Readable },
): FastifyReply =>
  reply
    .headers({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
      'x-content-type-options': 'nosniff',
    })
    .send(content);

/** A picture that is opened as a document may run nothing. */
const sendPicture = (reply: FastifyReply, { type, bytes }: PictureAnswer): FastifyReply =>
  reply
    .headers({
      'content-type': type,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
    .send(bytes);

/** Registers calls: who may make them, what is checked of their input, and how their answer is written. */
export function registerCalls<All extends Calls>(
  api: FastifyInstance,
  calls: All,
  answers: Handlers<All>,
): void {
  const answerers: Readonly<Record<string, AnyAnswerer>> = answers;
  /** Who answers the list that a file is made of. */
  const findList = ({ fileOf }: ListFile): AnyAnswerer | undefined =>
    answerers[Object.entries(calls).find(([, one]) => one === fileOf)?.[0] ?? ''];
  for (const [name, call] of Object.entries(calls)) {
    const listed = isListFile(call) ? findList(call) : undefined;
    const isDone = call.answer === (done as Schema<unknown>);
    const isFile = call.answer === (csv as Schema<unknown>);
    const isPicture = call.answer === (picture as Schema<unknown>);
    const takeReasons = readReasons(call);
    api.route({
      method: call.method,
      url: call.path,
      config: { ...readConfig(call), call },
      ...(call.bodyLimit === undefined ? {} : { bodyLimit: call.bodyLimit }),
      schema: {
        ...readSchemas(call),
        ...(isDone || isFile || isPicture ? {} : { response: { 200: call.answer } }),
      },
      handler: async (request, reply) => {
        const sent = {
          ...(request.params as Input),
          ...((call.method === 'GET' ? request.query : request.body) as Input),
        };
        const { account } = request.consoleSession ?? {};
        const [, ...besides] = listNeeds(call, sent);
        for (const need of besides) if (need !== 'nothing') requireRole(sessionOf(request), need);
        const by =
          (call.method === 'GET' && !isFile) || account === undefined ? {} : { by: account.username };
        const input = { ...takeReasons(sent), ...by };
        if (isListFile(call)) {
          const read = (page: Input) => listed?.(page as never, { request, reply }) ?? Promise.resolve([]);
          return sendFile(reply, await streamList(call, { ...takeReasons(sent) }, read));
        }
        const answer = await answerers[name]?.(input as never, { request, reply });
        if (isFile) return sendFile(reply, answer as FileAnswer);
        if (isPicture) return sendPicture(reply, answer as PictureAnswer);
        if (!isDone) return answer;
        return reply.code(204).send();
      },
    });
  }
}
