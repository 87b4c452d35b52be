import { createRequire } from 'node:module';
import { GlobalFonts, PDFDocument, type SKRSContext2D } from '@napi-rs/canvas';

export interface StatementTable {
  readonly title: string;
  /** The first column is words; the others are amounts. */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}
export interface Statement {
  readonly direction: 'ltr' | 'rtl';
  readonly language: string;
  readonly brand: string;
  readonly title: string;
  /** Labels and what belongs to them. */
  readonly facts: readonly (readonly [string, string])[];
  readonly tables: readonly StatementTable[];
}

/** A4, in points. */
const page = { width: 595, height: 842, margin: 56 } as const;
const lineHeight = 18;
const family = 'Foyer Statement';
/** The machine may have no fonts, and few fonts have the signs of all currencies. */
const registerFonts = (): void => {
  if (GlobalFonts.has(family)) return;
  const { resolve } = createRequire(import.meta.url);
  for (const file of ['DejaVuSans.ttf', 'DejaVuSans-Bold.ttf'])
    GlobalFonts.registerFromPath(resolve(`dejavu-fonts-ttf/ttf/${file}`), family);
};

/**
 * A value keeps its own order among words of any direction: an amount that of its digits and signs, and a
 * date that of its language, whose marks a direction from outside would tear apart.
 */
export const isolate = (value: string): string => `\u2068${value}\u2069`;

/** Writes lines downwards and begins another page where one is full. */
class Sheet {
  private y = page.margin;
  private readonly document: PDFDocument;
  private readonly statement: Statement;
  private context: SKRSContext2D;

  constructor(statement: Statement) {
    this.statement = statement;
    const { title, brand, language } = statement;
    this.document = new PDFDocument({ title, author: brand, subject: title, keywords: language });
    this.context = this.document.beginPage(page.width, page.height) as SKRSContext2D;
  }
  private makeRoom(height: number): void {
    if (this.y + height <= page.height - page.margin) return;
    this.document.endPage();
    this.context = this.document.beginPage(page.width, page.height) as SKRSContext2D;
    this.y = page.margin;
  }
  /**
   * @param position from the side on which the language begins, 0 to 1 of the width; `end` ends there
   * @param width most of the width that the text may take, 0 to 1; a wider text is set narrower
   */
  private put(text: string, position: number, end: boolean, width = 1): void {
    const { direction } = this.statement;
    const room = page.width - 2 * page.margin;
    const along = page.margin + position * room;
    this.context.direction = direction;
    this.context.textAlign = end ? 'end' : 'start';
    this.context.fillText(text, direction === 'rtl' ? page.width - along : along, this.y, width * room);
  }
  private style(size: number, weight: 'bold' | 'normal', color: string): void {
    this.context.font = `${weight} ${size}px "${family}"`;
    this.context.fillStyle = color;
  }
  heading(text: string, size: number): void {
    this.makeRoom(size * 3);
    this.y += size * 2.2;
    this.style(size, 'bold', '#111111');
    this.put(text, 0, false);
    this.y += size * 0.6;
  }
  row(cells: readonly string[], weight: 'bold' | 'normal'): void {
    this.makeRoom(lineHeight);
    this.y += lineHeight;
    this.style(9, weight, weight === 'bold' ? '#555555' : '#111111');
    const width = 0.75 / (cells.length - 1);
    cells.forEach((cell, index) => {
      if (index === 0) this.put(cell, 0, false);
      else this.put(isolate(cell), 0.25 + width * index, true, width - 0.015);
    });
  }
  rule(): void {
    this.context.fillStyle = '#cccccc';
    this.context.fillRect(page.margin, this.y + 5, page.width - 2 * page.margin, 0.7);
  }
  fact(label: string, value: string): void {
    this.makeRoom(lineHeight);
    this.y += lineHeight;
    this.style(9, 'normal', '#555555');
    this.put(label, 0, false);
    this.style(9, 'bold', '#111111');
    this.put(isolate(value), 0.35, false);
  }
  close(): Buffer {
    this.document.endPage();
    return this.document.close();
  }
}

/** Draws a statement as a PDF. Text stays text: it can be searched and copied. */
export function drawStatement(statement: Statement): Buffer {
  registerFonts();
  const sheet = new Sheet(statement);
  sheet.heading(statement.brand, 11);
  sheet.heading(statement.title, 18);
  for (const [label, value] of statement.facts) sheet.fact(label, value);
  for (const { title, columns, rows } of statement.tables) {
    sheet.heading(title, 12);
    sheet.row(columns, 'bold');
    sheet.rule();
    for (const row of rows) sheet.row(row, 'normal');
  }
  return sheet.close();
}
