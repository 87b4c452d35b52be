// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Issue } from '../../protocol/release/issue.ts';
import { createConsoleFake } from '../http/console.fake.ts';
import { renderConsole } from '../render-console.fake.tsx';

const path = 'pages/home';
const finding = (code: string, pointer: string, more: Partial<Issue> = {}): Issue => ({
  code,
  severity: 'error',
  document: path,
  pointer,
  message: `This is ${code}.`,
  ...more,
});

it('lists the findings in the editor as the check gives them, causes first, with how many follow', async () => {
  const cause = finding('reference.component-unknown', '/root/children/1', { consequences: 12 });
  const others = [
    finding('value.type', '/root'),
    finding('accessibility.name', '/root', { consequences: 1 }),
  ];
  const api = createConsoleFake({
    role: 'publisher',
    issues: [cause, ...others],
    documents: { [path]: { root: { type: 'Stack', id: 'root' } } },
  });
  renderConsole(api, `/documents/${path}`);
  const panel = await screen.findByRole('region', { name: 'Check findings' });
  await within(panel).findByText(cause.message);
  const lines = within(panel).getAllByRole('listitem');
  expect(lines.map((line) => /This is [a-z.-]+[a-z]/.exec(line.textContent)?.[0])).toEqual(
    [cause, ...others].map(({ code }) => `This is ${code}`),
  );
  expect(lines.map((line) => /\d+ more findings? follows? from this/.exec(line.textContent)?.[0])).toEqual([
    '12 more findings follow from this',
    undefined,
    '1 more finding follows from this',
  ]);
});
