import ts from 'typescript';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listSources, type SourceFile } from './list-sources.ts';

const root = join(import.meta.dirname, '../..');
const languages = readdirSync(join(root, 'locales')).map((name) => name.replace('.json', ''));
const server = listSources(root).filter(
  ({ path }) =>
    /^(platform|server\/infrastructure)\/.*\.ts$/.test(path) && !/\.(test|fake|fixture)\.ts$/.test(path),
);

/** Who puts a message into an inbox: what the server says, and what an operator wrote. */
const writers = ['platform/messages/tell.ts', 'platform/messages/settings/send-promotion.ts'];
/** Calls that send something to a member. */
const sends = /(?:^|\.)(?:outbox\.send|tellMember|mailMember|writeToMember)$/;

const hasLetters = (node: ts.Node): boolean =>
  (ts.isStringLiteralLike(node) && /\p{L}/u.test(node.text)) ||
  ((ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) && /\p{L}/u.test(node.text));
const isSentence = (node: ts.Node): boolean =>
  (ts.isStringLiteralLike(node) && /\p{L}{2,} \p{L}/u.test(node.text)) ||
  (ts.isTemplateExpression(node) && /\p{L}{2,} /u.test(node.getText()));
const nameOf = (node: ts.ObjectLiteralElementLike): string =>
  node.name?.getText().replaceAll(/['"]/g, '') ?? '';
const find = (node: ts.Node, wanted: (one: ts.Node) => boolean): boolean =>
  wanted(node) || (ts.forEachChild(node, (child) => find(child, wanted) || undefined) ?? false);

/** Words of a message, `{ title, body }`, that are not those of a language beside all others. */
function checkWords(node: ts.ObjectLiteralExpression): string | null {
  const words = node.properties.filter(
    (one) =>
      ts.isPropertyAssignment(one) &&
      ['title', 'body'].includes(nameOf(one)) &&
      find(one.initializer, hasLetters),
  );
  if (words.length < 2) return null;
  const { parent } = node;
  const language = ts.isPropertyAssignment(parent) ? nameOf(parent) : '';
  if (!languages.includes(language)) return 'words of no language';
  const beside = (parent.parent as ts.ObjectLiteralExpression).properties.map(nameOf);
  const missing = languages.filter((one) => !beside.includes(one));
  return missing.length === 0 ? null : `no words in ${missing.join(', ')}`;
}

function checkNode(path: string, node: ts.Node): string | null {
  if (ts.isObjectLiteralExpression(node)) return checkWords(node);
  if (!ts.isCallExpression(node)) return null;
  const call = node.expression.getText();
  const [table] = node.arguments;
  if (call.endsWith('insertInto') && table?.getText() === "'inbox_message'" && !writers.includes(path))
    return 'writes into an inbox past tellMember';
  if (sends.test(call) && node.arguments.some((one) => find(one, isSentence))) return 'sends a sentence';
  return null;
}

function findFaults({ path, text }: SourceFile): readonly string[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const faults: string[] = [];
  const visit = (node: ts.Node): void => {
    const fault = checkNode(path, node);
    if (fault !== null) faults.push(`${path}: ${fault}`);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return faults;
}

it('what the server says to a member has words in every language', () => {
  expect(server.length).toBeGreaterThan(300);
  expect(server.flatMap(findFaults)).toEqual([]);
  // The calls that this law watches are those that the server makes.
  expect(server.filter(({ text }) => /outbox\.send\(|tellMember\(/.test(text)).length).toBeGreaterThan(25);
});

it.each([
  [`const welcome = { title: 'Welcome', body: 'Your account is ready.' };`, 'words of no language'],
  [`const notices = { EN: { title: 'Hello', body: 'It is ready.' } };`, 'no words in AR, TY'],
  [`db.insertInto('inbox_message').values(row)`, 'writes into an inbox past tellMember'],
  [`await outbox.send(db, { words: { title, body: 'It is ready.' } });`, 'sends a sentence'],
  ['await tellMember(db, id, { notice, values: { reason: `Paid by ${who}` } });', 'sends a sentence'],
])('%s is found', (text, fault) => {
  expect(findFaults({ path: 'platform/planted.ts', text })).toContain(`platform/planted.ts: ${fault}`);
});
