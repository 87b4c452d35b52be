// @vitest-environment happy-dom
import { ChakraProvider } from '@chakra-ui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createEditorFake } from '../../../server/editor/editor.fake.ts';
import { listNodes } from '../../editing/commands/layout-tree.ts';
import type { ComponentFacts } from '../../protocol/calls/editor.ts';
import { DraftEditorProvider, useDraftEditor } from '../draft/draft-context.tsx';
import { createConsoleFake } from '../http/console.fake.ts';
import { createQueryClient, useDocument } from '../http/queries.ts';
import { SendContext } from '../http/use-call.ts';
import { consoleSystem } from '../system.ts';
import { Announcer } from '../ui/announcer.tsx';
import { actByKey, useActs, type Acts } from './use-acts.ts';
import { useOpenEditing, type OpenDocument } from './use-editing.ts';

const component = (type: string, kind: ComponentFacts['kind']): ComponentFacts => ({
  type,
  kind,
  version: 1,
  summary: '',
  group: 'layout',
  props: {},
  common: [],
  slots: [],
  holds: null,
  within: null,
  takesMenu: false,
  columns: null,
  example: null,
});
const document = {
  root: {
    id: 'page',
    type: 'Stack',
    children: ['one', 'two', 'three', 'four'].map((id) => ({ id, type: 'Text' })),
  },
};

it('two keys that come before the screen shows what the first did are done after each other', async () => {
  const facts = async () => ({
    components: [component('Stack', 'container'), component('Text', 'leaf')],
    icons: [],
    widths: [],
    tokens: {},
  });
  const api = createConsoleFake({
    role: 'editor',
    documents: { 'pages/home': document },
    parts: { editor: createEditorFake({ facts }) },
  });
  let acts: Acts | undefined;
  let editing: OpenDocument | undefined;
  let settled: () => Promise<void> = async () => undefined;
  const Open = ({ source }: { readonly source: Parameters<typeof useOpenEditing>[0] }) => {
    editing = useOpenEditing(source, 'EN');
    acts = useActs(editing, () => undefined);
    const editor = useDraftEditor();
    settled = () => editor.settled();
    return null;
  };
  const Page = () => {
    const source = useDocument('pages/home').data;
    return source === undefined ? null : <Open source={source} />;
  };
  render(
    <ChakraProvider value={consoleSystem}>
      <SendContext value={api.send}>
        <QueryClientProvider client={createQueryClient()}>
          <DraftEditorProvider>
            <Announcer>
              <Page />
            </Announcer>
          </DraftEditorProvider>
        </QueryClientProvider>
      </SendContext>
    </ChakraProvider>,
  );
  await waitFor(() => expect(editing?.components.size).toBe(2), { timeout: 10_000 });
  const press = (...keys: readonly (readonly [string, readonly string[]])[]): void => {
    // The screen is drawn again only after all of them.
    const pressed = acts;
    for (const [key, mods] of keys)
      if (pressed !== undefined) actByKey(pressed, () => undefined, { key, mods });
  };
  const read = async (): Promise<readonly string[]> => {
    await settled();
    return listNodes(api.site.saved('pages/home')).map(({ id }) => id);
  };
  act(() => editing?.select('one'));
  act(() => press(['ArrowDown', ['alt']], ['ArrowDown', ['alt']]));
  expect(await read()).toEqual(['page', 'two', 'three', 'one', 'four']);
  act(() => press(['d', ['ctrl']], ['d', ['ctrl']]));
  expect(await read()).toHaveLength(7);
  act(() => press(['z', ['ctrl']], ['z', ['ctrl']], ['z', ['ctrl']]));
  expect(await read()).toEqual(['page', 'two', 'one', 'three', 'four']);
});
