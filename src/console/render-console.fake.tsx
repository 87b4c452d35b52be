import { ChakraProvider } from '@chakra-ui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { configure, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { createQueryClient } from './http/queries.ts';
import { SendContext, type Send } from './http/use-call.ts';
import { consoleSystem } from './system.ts';

// A busy machine is slow, not wrong: what comes is waited for.
configure({ asyncUtilTimeout: 10_000 });

/** The whole console at an address, on a server in memory. */
export function renderConsole({ send }: { readonly send: Send }, address = '/') {
  return render(
    <ChakraProvider value={consoleSystem}>
      <SendContext value={send}>
        <QueryClientProvider client={createQueryClient()}>
          <MemoryRouter initialEntries={[address]}>
            <App />
          </MemoryRouter>
        </QueryClientProvider>
      </SendContext>
    </ChakraProvider>,
  );
}
