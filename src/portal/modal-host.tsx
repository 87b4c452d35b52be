import { createElement, type ComponentType, type ReactElement, type ReactNode } from 'react';
import { resolveValue } from '../runtime/core/values.ts';
import { useEngine } from '../runtime/react/engine.ts';
import { ScreenView, useActiveScreen } from '../runtime/react/screen-view.tsx';
import { obtainView } from '../runtime/react/load-view.ts';
import type { ViewProps } from '../runtime/view.ts';
import { Suspense, use } from 'react';

const noSlots: ViewProps['slots'] = {};

/** For a modal that does not bring its own frame. */
function Framed({ children }: { readonly children: ReactNode }): ReactNode {
  const { runtime, views } = useEngine();
  const active = useActiveScreen('modal');
  const entry = views['Modal'];
  if (active === null || entry === undefined) return children;
  const obtained = obtainView(entry);
  const Frame = (obtained instanceof Promise
    ? use(obtained)
    : obtained) as unknown as ComponentType<ViewProps>;
  const { title, size, id } = active.screen;
  const frame: ViewProps = {
    nodeId: `modal:${id}`,
    props: {
      open: true,
      title: title === undefined ? '' : resolveValue(title, runtime.scope, runtime.translate),
      ...(size === undefined ? {} : { size: { ...size } }),
    },
    classes: { root: '' },
    emit: (event) => {
      if (event === 'close') runtime.closeModal();
    },
    text: (name) => runtime.translate(entry.texts?.[name] ?? name),
    slots: noSlots,
    children,
  };
  return createElement(Frame, frame);
}

/** The open modal, over whatever page is shown. */
export function ModalHost(): ReactElement | null {
  const active = useActiveScreen('modal');
  if (active === null) return null;
  const content = <ScreenView kind="modal" failed={null} />;
  const hasFrame = active.screen.nodes[active.screen.root]?.type === 'Modal';
  return <Suspense fallback={null}>{hasFrame ? content : <Framed>{content}</Framed>}</Suspense>;
}
