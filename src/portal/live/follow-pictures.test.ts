// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFakeClock } from '../../runtime/core/clock.fake.ts';
import { followPictures, missingPicture } from './follow-pictures.ts';

let clock = createFakeClock();
let end = (): void => undefined;
/** Addresses that were asked for, in order. */
let asked: string[] = [];

function addPicture(src: string): HTMLImageElement {
  const picture = document.createElement('img');
  const setAttribute = picture.setAttribute.bind(picture);
  picture.setAttribute = (name, value) => {
    if (name === 'src') asked.push(value);
    setAttribute(name, value);
  };
  picture.setAttribute('src', src);
  document.body.append(picture);
  return picture;
}
const fail = (picture: HTMLImageElement): boolean => picture.dispatchEvent(new Event('error'));

beforeEach(() => {
  document.body.replaceChildren();
  clock = createFakeClock();
  asked = [];
  end = followPictures(document, clock.after);
});
afterEach(() => end());

it('tries a picture three times, with growing pauses, then shows the error picture', () => {
  const picture = addPicture('/media/a.webp');
  fail(picture);
  clock.advance(999);
  expect(asked).toHaveLength(1);
  clock.advance(1);
  expect(asked).toHaveLength(2);
  fail(picture);
  clock.advance(1_999);
  expect(asked).toHaveLength(2);
  clock.advance(1);
  expect(asked).toHaveLength(3);
  fail(picture);
  expect(asked).toEqual(['/media/a.webp', '/media/a.webp', '/media/a.webp', missingPicture]);
  fail(picture);
  clock.advance(60_000);
  expect(asked).toHaveLength(4);
});

it('shows no broken mark while a picture is tried, and the picture once it is there or given up', () => {
  const come = addPicture('/media/a.webp');
  fail(come);
  expect(come.style.opacity).toBe('0');
  clock.advance(1_000);
  expect(come.style.opacity).toBe('0');
  come.dispatchEvent(new Event('load'));
  expect(come.style.opacity).toBe('');
  const lost = addPicture('/media/b.webp');
  for (const pause of [1_000, 2_000]) {
    fail(lost);
    expect(lost.style.opacity).toBe('0');
    clock.advance(pause);
  }
  fail(lost);
  expect(lost.getAttribute('src')).toBe(missingPicture);
  expect(lost.style.opacity).toBe('');
});

it('begins again with another address, and leaves a picture that got one meanwhile', () => {
  const picture = addPicture('/media/a.webp');
  fail(picture);
  picture.setAttribute('src', '/media/b.webp');
  clock.advance(1_000);
  expect(asked).toEqual(['/media/a.webp', '/media/b.webp']);
  fail(picture);
  clock.advance(1_000);
  expect(asked).toEqual(['/media/a.webp', '/media/b.webp', '/media/b.webp']);
});

it('leaves pictures alone that are part of the page, and those that were taken out', () => {
  fail(addPicture('data:image/png;base64,AA=='));
  const gone = addPicture('/media/a.webp');
  fail(gone);
  gone.remove();
  clock.advance(60_000);
  expect(asked).toEqual(['data:image/png;base64,AA==', '/media/a.webp']);
});
