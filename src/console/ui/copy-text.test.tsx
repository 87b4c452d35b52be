// @vitest-environment happy-dom
import { ChakraProvider } from '@chakra-ui/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { consoleSystem } from '../system.ts';
import { CopyText } from './copy-text.tsx';
import { Toasts } from './toasts.tsx';

it('a copy that the browser refuses is said beside the page, and its line is as it was', async () => {
  render(
    <ChakraProvider value={consoleSystem}>
      <div data-testid="line">
        <CopyText text="7788 1234" label="Copy number" done="Copied" failed="Couldn’t copy" />
      </div>
      <Toasts />
    </ChakraProvider>,
  );
  const user = userEvent.setup();
  const line = screen.getByTestId('line');
  const before = line.textContent;
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  await user.click(screen.getByRole('button', { name: 'Copy number' }));
  expect(await screen.findByText('Couldn’t copy')).toBeTruthy();
  expect(line.textContent).toBe(before);
});
