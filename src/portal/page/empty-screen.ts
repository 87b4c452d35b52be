import type { Runtime } from '../../runtime/core/runtime.ts';

const media = 'img,svg,canvas,video,input,select,textarea,button,progress,hr';

/** Whether a person would find nothing at all in `place`. */
export function isEmpty(place: HTMLElement): boolean {
  if ([...place.querySelectorAll(media)].some((element) => element.getClientRects().length > 0)) return false;
  // Last, because it reads every word of the screen, where one thing to see is enough.
  return place.textContent.trim() === '' || place.innerText.trim() === '';
}

/** Something is on its way: the code of a view and, where that may help, an answer or a machine. */
export function isWaiting({ store, screens }: Runtime, place: HTMLElement, mayHelp = true): boolean {
  if (place.querySelector('[data-reserved]') !== null) return true;
  return (
    mayHelp &&
    (['shell', 'page'] as const).some((kind) => {
      const screen = screens.get(kind)?.screen;
      if (screen === undefined) return false;
      const isLoading = Object.keys(screen.data).some(
        (name) => store.get(`ui.data.${name}.status`) === 'loading',
      );
      return (
        isLoading || Object.keys(screen.machines).some((key) => store.get(`machine.${key}`) === undefined)
      );
    })
  );
}
