// @vitest-environment happy-dom
import { ChakraProvider } from '@chakra-ui/react';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createConsoleFake } from '../http/console.fake.ts';
import { renderConsole } from '../render-console.fake.tsx';
import { consoleSystem } from '../system.ts';
import { Toasts } from '../ui/toasts.tsx';

const path = 'settings/register-fields';
const put = (required: boolean) =>
  [{ document: path, op: 'replace', path: ['fields', 'email', 'required'], value: required }] as const;

it(
  'says in an open console that somebody else took changes out of the draft',
  { timeout: 30_000 },
  async () => {
    const api = createConsoleFake({
      documents: { [path]: { fields: { email: { enabled: true, required: false, order: 1 } } } },
    });
    api.site.editElsewhere(put(true));
    renderConsole(api);
    render(
      <ChakraProvider value={consoleSystem}>
        <Toasts />
      </ChakraProvider>,
    );
    await screen.findByRole('region', { name: 'Unpublished changes' });
    expect(screen.queryByText(/from the draft/)).toBeNull();
    api.site.editElsewhere(put(false));
    expect(await screen.findByText('Ana removed 1 unpublished change from the draft.')).toBeTruthy();
  },
);
