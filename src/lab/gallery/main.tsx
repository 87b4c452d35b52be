import { ChakraProvider } from '@chakra-ui/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { labSystem } from '../system.ts';
import { restoreTheme } from '../theme.ts';
import { GalleryApp } from './gallery-app.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('Expected an element with id "root" in the page.');
const theme = restoreTheme();
createRoot(root).render(
  <StrictMode>
    <ChakraProvider value={labSystem}>
      <GalleryApp firstTheme={theme} />
    </ChakraProvider>
  </StrictMode>,
);
