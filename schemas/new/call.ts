import { callSchemaPath } from '../call-schema-path.ts';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { printJson } from '../../src/protocol/json/print-json.ts';
import { listHandlerFolders, platformFolder } from '../list-folders.ts';
import { toFileName } from '../write-parts.ts';
import { RefusedName, type Kind } from './scaffold.ts';

const writeSchema = (name: string, area: string, verb: string): string =>
  printJson({
    operation: {
      name,
      method: 'GET',
      alsoMethods: [],
      path: `/wps/${area}/${toFileName(verb)}`,
      aliases: [],
      moduleId: `${area}${verb}`.toUpperCase(),
      token: 'required',
      envelope: true,
      money: false,
      layout: true,
    },
    example: {},
    request: { type: 'object', additionalProperties: false, required: [], properties: {} },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['toDo'],
      properties: { toDo: { type: 'boolean' } },
    },
  });
const writeHandlers = (
  name: string,
): string => `import { requireMember, type Handlers } from '../calls/call.ts';
import type { MemberParts } from '../parts.ts';

export const createHandlers = (_parts: MemberParts): Pick<Handlers, '${name}'> => ({
  '${name}': (_, caller) => {
    requireMember(caller);
    return Promise.resolve({ toDo: true });
  },
});
`;
const writeTest = (name: string): string => `import { expect, it } from 'vitest';
import { operations } from '../../src/protocol/operations.ts';

// Test here what the call does: platform/rewards/points/points.test.ts shows how. tests/contract tries it with bad requests.
it('${name} answers what its schema promises', () => {
  const contract = operations.find(({ name }) => name === '${name}');
  expect(Object.keys(contract?.response['properties'] ?? {})).not.toContain('toDo');
});
`;

/** Files of handlers that answer calls of the area: its folder may have another name, or there may be several. */
const listHandlers = (root: string, area: string): readonly string[] =>
  listHandlerFolders(root)
    .map((folder) => `${platformFolder}/${folder}/handlers.ts`)
    .filter((file) => readFileSync(join(root, file), 'utf8').includes(`'${area}.`));

export const call: Kind = {
  pattern: /^[a-z]+\.[a-z]+([A-Z][a-z]+)*$/,
  example: 'rating.give',
  make: (root, name) => {
    const [area = '', verb = ''] = name.split('.');
    const folder = `${platformFolder}/${area}`;
    const handlers = listHandlers(root, area);
    if (handlers.length > 0 || existsSync(join(root, folder)))
      throw new RefusedName(
        `Calls of ${area} are there already: write ${callSchemaPath(name)} and add its handler to ${handlers.join(' or ') || folder}.`,
      );
    return {
      added: {
        [callSchemaPath(name)]: writeSchema(name, area, verb),
        [`${folder}/handlers.ts`]: writeHandlers(name),
        [`${folder}/${toFileName(verb)}.test.ts`]: writeTest(name),
      },
      changed: {},
      next: [
        `Write ${callSchemaPath(name)} and ${folder}/handlers.ts: npx vitest run ${folder} tests/contract`,
      ],
    };
  },
};
