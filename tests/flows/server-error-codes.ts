import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** Parts of the server that answer the portal; console and vendors have separate clients and texts. */
const folders = ['platform', 'server/infrastructure', 'server/upstream', 'server/flows'];
const shape = /^(?:[a-z][a-z-]*\.[a-z.-]+|[A-Z_]{6,}|[a-z]+(?:_[a-z]+)+|[a-z]+[A-Z][a-zA-Z]+)$/;

/** What staff does in the console, with the codes and words of the console. */
const backOffices =
  /[-/]back-office\.ts$|^opening\/opening|second-person\.ts$|-proposals\.ts$|-reviews\.ts$|\/decide-/;

/** Functions that make a refusal → which argument is its code. */
const codeArgument: Readonly<Record<string, number>> = {
  refuse: 0,
  refuseCall: 0,
  refuseField: 1,
  refuseAttempt: 1,
};

/** A code that the server answers, or `null` where the source works it out, with the file. */
export interface AnsweredCode {
  readonly code: string | null;
  readonly file: string;
}

const literalsOf = (node: ts.Expression): readonly string[] | null => {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isParenthesizedExpression(node)) return literalsOf(node.expression);
  if (!ts.isConditionalExpression(node)) return null;
  const [yes, no] = [literalsOf(node.whenTrue), literalsOf(node.whenFalse)];
  return yes === null || no === null ? null : [...yes, ...no];
};

/** The expression that is the code of a refusal, where a node makes one. */
function findCodes(node: ts.Node): readonly ts.Expression[] {
  if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
    const { text } = node.expression;
    if (text === 'refuseFields') {
      const [fields] = node.arguments;
      return fields !== undefined && ts.isObjectLiteralExpression(fields)
        ? fields.properties.filter(ts.isPropertyAssignment).map(({ initializer }) => initializer)
        : [];
    }
    const argumentIndex = codeArgument[text];
    const code = argumentIndex === undefined ? undefined : node.arguments[argumentIndex];
    return code === undefined ? [] : [code];
  }
  const isCode = ts.isPropertyAssignment(node) && ['code', 'errorCode'].includes(node.name.getText());
  return isCode && hasStatus(node.parent) ? [node.initializer] : [];
}
/** Objects with a code are many; one with a status or a message beside it is an answer. */
const hasStatus = (object: ts.ObjectLiteralExpression): boolean =>
  object.properties.some((property) => ['status', 'message'].includes(property.name?.getText() ?? ''));

/** The codes in one file of source. */
export function listCodes(file: string, text: string): readonly AnsweredCode[] {
  const found: AnsweredCode[] = [];
  const visit = (node: ts.Node): void => {
    for (const code of findCodes(node)) {
      const literals = literalsOf(code);
      if (literals === null) found.push({ code: null, file });
      else for (const literal of literals) if (shape.test(literal)) found.push({ code: literal, file });
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  return found;
}

/** Every code that the server answers the portal with. */
export function listServerCodes(): readonly AnsweredCode[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !/\.(?:test|fake)\.ts$|^seed\//.test(name))
      .filter((name) => !backOffices.test(name))
      .flatMap((name) => listCodes(`${folder}/${name}`, readFileSync(join(root, folder, name), 'utf8'))),
  );
}
