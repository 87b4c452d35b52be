import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ListFile } from '../../src/protocol/console/define-call.ts';
import type { JsonObject } from '../../src/protocol/json/json.ts';
import { toText } from '../../src/protocol/json/to-text.ts';
import { csvStart, writeCsvRow } from '../infrastructure/http/csv.ts';
import type { ConsoleDeps } from './deps.ts';
import { sessionOf } from './guard.ts';
import { describeLook } from './looks.ts';

type Input = Readonly<Record<string, unknown>>;
type Row = Readonly<Record<string, unknown>>;
interface Column {
  readonly name: string;
  readonly path: readonly string[];
}

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** One column for each value of a row, `next.closesAt` for one within another; a list is one cell. */
const listColumns = (schema: unknown, before: readonly string[] = []): readonly Column[] => {
  const properties = isObject(schema) ? schema['properties'] : undefined;
  if (!isObject(properties)) return [{ name: before.join('.'), path: before }];
  return Object.entries(properties).flatMap(([name, field]) => listColumns(field, [...before, name]));
};
const columnsOf = ({ fileOf, rows }: ListFile): readonly Column[] => {
  const answer = rows === null ? fileOf.answer : (fileOf.answer['properties'] as JsonObject)[rows];
  return listColumns((answer as JsonObject)['items']);
};
const writeValue = (row: Row, path: readonly string[]): string => {
  const value = path.reduce<unknown>((inner, name) => (isObject(inner) ? inner[name] : undefined), row);
  return value === null || value === undefined ? '' : toText(value);
};

/** The most rows of one file. */
const mostRows = 50_000;
const nameOf = ({ fileOf }: ListFile): string => fileOf.path.replace(/^\//, '').replaceAll(/\/:?/g, '-');

/**
 * A list as a file, page after page, so that no more than one page is held. The first page is read before: what refuses
 * the list refuses the file.
 */
export async function streamList(
  call: ListFile,
  sent: Input,
  read: (input: Input) => Promise<unknown>,
): Promise<{ readonly name: string; readonly content: Readable }> {
  const { page, limit } = call.fileOf.input['properties'] as Readonly<Record<string, JsonObject>>;
  const columns = columnsOf(call);
  const readPage = async (number: number) => {
    const input = {
      ...sent,
      ...(page === undefined ? {} : { page: number }),
      ...(limit === undefined ? {} : { limit: Number(limit['maximum']) }),
    };
    const answer = await read(input);
    const rows = (call.rows === null ? answer : (answer as Row)[call.rows]) as readonly Row[];
    return { rows, pages: page === undefined ? 1 : Number((answer as Row)['pages'] ?? 1) };
  };
  const first = await readPage(1);
  async function* write(): AsyncGenerator<string> {
    yield csvStart + writeCsvRow(columns.map(({ name }) => name));
    let written = 0;
    for (let number = 1; number <= first.pages && written < mostRows; number += 1) {
      const { rows } = number === 1 ? first : await readPage(number);
      yield rows.map((row) => writeCsvRow(columns.map(({ path }) => writeValue(row, path)))).join('');
      written += rows.length;
    }
  }
  return { name: `${nameOf(call)}.csv`, content: Readable.from(write()) };
}

/** A hook for all routes: that an operator took a list away as a file is recorded before it is sent. */
export const noteFiles =
  ({ record }: Pick<ConsoleDeps, 'record'>) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { call } = request.routeOptions.config;
    if (call === undefined || !('fileOf' in call) || reply.statusCode >= 400) return;
    const subject = `list:${nameOf(call as ListFile)}`;
    const { username: author } = sessionOf(request).account;
    await record({ action: 'list.export', author, subject, note: describeLook(request).subject });
  };
