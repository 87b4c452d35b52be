import { ChakraProvider } from '@chakra-ui/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { createLabRouter } from './lab-router.tsx';
import { createLabStore, suggestInput } from './lab-store.ts';
import { createOfflineCopy } from './offline/offline-copy.ts';
import { openAddress } from './open-address.ts';
import { createStageLink } from './stage/stage-link.ts';
import { labSystem } from './system.ts';
import { restoreTheme } from './theme.ts';
import { LabApp } from './ui/lab-app.tsx';
import { createLabApi } from './window-lab.ts';
import { messages } from './messages.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('Expected an element with id "root" in the page.');
const theme = restoreTheme();
// Made outside of React: strict mode renders twice, and a simulation must exist once.
const store = createLabStore({ machine: 'login', input: suggestInput('login'), moves: [] });
const replayed = openAddress(store, window.location.hash);
const notice = replayed === null || replayed.ok ? null : messages.badLink(replayed.error);
const link = createStageLink(store);
window.lab = createLabApi(store, link);
const loaded = new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
// Pages that come over a plain connection have no workers, whatever the types say.
const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
const copy = createOfflineCopy(workers, loaded, () => window.location.reload());
const screen = <LabApp store={store} link={link} copy={copy} firstTheme={theme} firstNotice={notice} />;
const router = createLabRouter(store, { screen, isReadable: replayed?.ok !== false });

createRoot(root).render(
  <StrictMode>
    <ChakraProvider value={labSystem}>
      <RouterProvider router={router} />
    </ChakraProvider>
  </StrictMode>,
);
