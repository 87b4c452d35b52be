import { describe, expect, it } from 'vitest';
import { semanticColors } from '../../protocol/theme/palette.ts';
import { globalStyles } from './system-global.ts';
import { findLowContrast, measureContrast } from '../../protocol/theme/contrast.ts';
import { createFoyerSystem } from './system.ts';

describe('design system', () => {
  it('keeps text at 4.5:1 and controls at 3:1 in both themes', () => {
    expect(findLowContrast()).toEqual([]);
  });

  it('names the pair and the theme when a brand colour is too pale', () => {
    const findings = findLowContrast({ 'fg.muted': { light: '#b0b0b0', dark: '#a9b3cc' } });
    expect(findings.length).toBeGreaterThan(0);
    expect(new Set(findings.map((finding) => finding.theme))).toEqual(new Set(['light']));
    expect(findings[0]).toMatchObject({ front: 'fg.muted', least: 4.5 });
  });

  it('measures black on white as 21:1', () => {
    expect(measureContrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  });

  it('resolves tokens to variables that change with the class dark', () => {
    const system = createFoyerSystem();
    expect(JSON.stringify(system.css({ bg: 'bg.surface', p: '4' }))).toContain(
      'var(--foyer-colors-bg-surface)',
    );
    const tokenCss = JSON.stringify(system.getTokenCss());
    expect(tokenCss).toContain(semanticColors['bg.canvas'].dark);
    expect(tokenCss).toContain('.dark');
  });

  it('takes a brand palette and refuses a token that does not exist', () => {
    const system = createFoyerSystem({ colors: { 'brand.solid': { light: '#00aa00', dark: '#00ff00' } } });
    expect(JSON.stringify(system.getTokenCss())).toContain('#00ff00');
    expect(() =>
      createFoyerSystem({ colors: { 'brand.sold': { light: '#000000', dark: '#000000' } } }),
    ).toThrow(/brand\.sold/);
  });

  it('gives buttons and shadows the colours of the brand', () => {
    const css = JSON.stringify(
      createFoyerSystem({
        colors: {
          'brand.solid': { light: '#0a7d3b', dark: '#3ddc84' },
          'brand.contrast': { light: '#ffffff', dark: '#04140a' },
          'brand.edge': { light: '#0a7d3b', dark: '#3ddc84' },
        },
      }).getTokenCss(),
    );
    // Darker below white text, lighter below dark text: never nearer to the text than the brand's own colour.
    expect(css).toContain('linear-gradient(180deg, #0a7d3b, #096c33)');
    expect(css).toContain('linear-gradient(180deg, #68e49f, #3ddc84)');
    expect(css).toContain('#0a7d3b99');
  });

  it('measures a colour that lets another through as it is seen', () => {
    const seen = findLowContrast({ 'fg.muted': { light: '#4f597033', dark: '#a9b3cc' } });
    expect(seen.map(({ front, theme }) => `${front} ${theme}`)).toContain('fg.muted light');
    expect(findLowContrast({ 'fg.muted': { light: '#4f5970ff', dark: '#a9b3ccff' } })).toEqual([]);
  });

  it('has no transition of any length where less motion is wanted', () => {
    const still = globalStyles['@media (prefers-reduced-motion: reduce)']['*, *::before, *::after'];
    // Every property would have one: what a script places is then painted elsewhere first, and takes presses there.
    expect(still.transitionDuration).toBe('0s !important');
  });

  it('leaves the window where it is while the parts of a page come', () => {
    expect(globalStyles['html[data-arriving]'].overflowAnchor).toBe('none');
  });

  it('keeps what gets the focus above the bar at the bottom of a phone', () => {
    expect(globalStyles.html.scrollPaddingBottom.base).toBe('5rem');
  });
});
