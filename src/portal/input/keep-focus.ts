interface Place {
  readonly element: HTMLElement;
  readonly id: string;
  readonly name: string | null;
  readonly node: string | null;
  readonly selection: readonly [number | null, number | null] | null;
}

function findPlace(source: Document): Place | null {
  const element = source.activeElement;
  if (!(element instanceof HTMLElement) || element === source.body) return null;
  const isText = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  return {
    element,
    id: element.id,
    name: element.getAttribute('name'),
    node: element.closest('[data-node]')?.getAttribute('data-node') ?? null,
    selection: isText ? [element.selectionStart, element.selectionEnd] : null,
  };
}

function findAgain(source: Document, place: Place): HTMLElement | null {
  if (place.id !== '') return source.getElementById(place.id);
  if (place.node === null) return null;
  const node = source.querySelector<HTMLElement>(`[data-node="${CSS.escape(place.node)}"]`);
  if (place.name === null) return node;
  return node?.querySelector<HTMLElement>(`[name="${CSS.escape(place.name)}"]`) ?? node;
}

/**
 * Remembers which element has the focus. The returned function restores focus and caret once the screen
 * was drawn again. An element that was not replaced keeps both anyway.
 */
export function keepFocus(source: Document, afterDrawing: (work: () => void) => void): () => void {
  const place = findPlace(source);
  return () => {
    if (place === null) return;
    afterDrawing(() => {
      if (source.activeElement === place.element && place.element.isConnected) return;
      // The person moved the focus in the meantime.
      if (source.activeElement !== null && source.activeElement !== source.body) return;
      const element = place.element.isConnected ? place.element : findAgain(source, place);
      element?.focus();
      const [start, end] = place.selection ?? [null, null];
      const isText = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
      if (isText && start !== null && end !== null) element.setSelectionRange(start, end);
    });
  };
}
