type Attributes = Readonly<Record<string, string>>;
type Child = Node | string;

function fill<Kind extends Element>(element: Kind, attributes: Attributes, children: readonly Child[]): Kind {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/** An element with attributes and children. A `style` attribute would break the page's policy: set properties. */
export const make = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] => fill(document.createElement(name), attributes, children);

/** The same for a part of a drawing. */
export const draw = <Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: readonly Child[]
): SVGElementTagNameMap[Name] =>
  fill(document.createElementNS('http://www.w3.org/2000/svg', name), attributes, children);

/** Scrolls to what is played, where its top is out of view, as on a phone after a press below it. */
export function bringIntoView(element: Element, isStill: boolean): void {
  const { top } = element.getBoundingClientRect();
  if (top >= 0) return;
  // The page alone: to scroll an element into view would move the portal around it too.
  window.scrollBy({ top: top - 8, behavior: isStill ? 'auto' : 'smooth' });
}
