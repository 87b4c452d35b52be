import { printDocument } from '../../src/notation/print-document.ts';
import { printJson } from '../../src/protocol/json/print-json.ts';
import { toFolderName } from '../list-folders.ts';
import type { Kind } from './scaffold.ts';

const writeDefinition = (type: string, folder: string): string => {
  const name = type.charAt(0).toLowerCase() + type.slice(1);
  return `import { defineLeaf, lazyView } from '../define-component.ts';
import { describeProps, textProp } from '../prop-schemas.ts';
import words from './${folder}.words.json' with { type: 'json' };

export const ${name}Definition = defineLeaf('${type}', {
  summary: 'To do: what it is for, in one sentence.',
  group: 'data',
  props: describeProps({ label: textProp }, ['label']),
  words,
  accessibility: { name: 'prop:label' },
  lower: lazyView({ reserve: '2.75rem' }, () => ({ root: { display: 'flex', gap: '2' } })),
});
`;
};
const writeView = (type: string): string => `import type { ReactNode } from 'react';
import type { ViewProps } from '../../runtime/view.ts';

interface ${type}Props {
  readonly label: string;
}
export const ${type}View = ({ props, classes }: ViewProps<${type}Props>): ReactNode => (
  <div className={classes['root']}>{props.label}</div>
);
`;
const writeTest = (type: string, folder: string): string => {
  const name = type.charAt(0).toLowerCase() + type.slice(1);
  return `// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { renderView } from '../render-definition.fake.tsx';
import { ${name}Definition } from './${folder}.definition.ts';
import { ${type}View } from './${folder}.tsx';

it('${type} shows its label', () => {
  const { container } = renderView(${name}Definition, ${type}View, { label: 'Harbour' });
  expect(container.textContent).toBe('Harbour');
});
// Test here what a person can do with it, by keyboard too.
it('${type} says what it is for', () => {
  expect(${name}Definition.summary).not.toContain('To do');
});
`;
};
const writeExample = (type: string, folder: string): string =>
  printDocument(`pages/example-${folder}`, {
    $schema: '../../../schemas/layout/page.schema.json',
    language: 1,
    id: `example-${folder}`,
    title: { $t: `example.title.${type}` },
    access: 'anyone',
    chrome: { header: true, sideMenu: true, footer: true },
    root: { type, id: 'root', props: { label: { $t: `example.${folder}` } } },
  });

export const component: Kind = {
  pattern: /^([A-Z][a-z]+)+$/,
  example: 'Rating',
  make: (_root, type) => {
    const folder = toFolderName(type);
    const base = `src/components/${folder}/${folder}`;
    return {
      added: {
        [`${base}.definition.ts`]: writeDefinition(type, folder),
        [`${base}.tsx`]: writeView(type),
        [`${base}.words.json`]: printJson({ says: {}, example: { [folder]: type } }),
        [`${base}.layout.json`]: writeExample(type, folder),
        [`${base}.test.tsx`]: writeTest(type, folder),
      },
      changed: {},
      next: [`Write ${base}.definition.ts, its view and its test: npx vitest run src/components/${folder}`],
    };
  },
};
