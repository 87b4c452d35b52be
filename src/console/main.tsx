import { ChakraProvider } from '@chakra-ui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { watchActivity } from './http/activity.ts';
import { createQueryClient } from './http/queries.ts';
import { consoleSystem } from './system.ts';
import { ErrorScreen } from './ui/errors/error-screen.tsx';
import { restoreTheme } from './ui/theme.ts';
import { Toasts } from './ui/toasts.tsx';

restoreTheme();
watchActivity();
const root = document.getElementById('root');
if (!root) throw new Error('Expected an element with id "root" in the page.');
const client = createQueryClient();
createRoot(root).render(
  <StrictMode>
    <ChakraProvider value={consoleSystem}>
      <ErrorScreen>
        <QueryClientProvider client={client}>
          <BrowserRouter>
            <App />
          </BrowserRouter>
        </QueryClientProvider>
      </ErrorScreen>
      <Toasts />
    </ChakraProvider>
  </StrictMode>,
);
