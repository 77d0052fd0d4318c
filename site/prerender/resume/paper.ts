/**
 * Sheets that one writes on from top to bottom. Every line says what it is, in the order of
 * writing: a screen reader reads the PDF as it reads the page. What is only drawn is left out.
 */
import { color } from '#ui/theme/tokens'

type Document = PDFKit.PDFDocument
/** Under which blocks are told. */
export type Part = ReturnType<Document['struct']>
export type Tag = 'H1' | 'H2' | 'H3' | 'P' | 'Lbl' | 'LBody'

export interface Line {
  readonly tag: Tag
  readonly text: string
  readonly size: number
  readonly strong?: boolean
  readonly muted?: boolean
  /** Space below, in points. */
  readonly after?: number
  readonly align?: 'right' | undefined
  readonly link?: string
}

/** Lines that stay on one sheet; those of a list are told as one. */
export interface Block {
  readonly lines: readonly Line[]
  readonly list?: readonly Line[]
}

/** Where a column stands, in points from the sheet's left. */
export interface Column {
  readonly x: number
  readonly width: number
}

/** A height on one of the sheets. */
export interface Place {
  readonly sheet: number
  readonly y: number
}

/** A4, in points. */
export const SHEET = { width: 595.28, height: 841.89, side: 46, top: 44, bottom: 50 } as const
export const FULL: Column = { x: SHEET.side, width: SHEET.width - 2 * SHEET.side }
const INDENT = 10
const LEADING = 1.7

export class Paper {
  readonly doc: Document
  /** Where on its sheet the next block begins. */
  y: number = SHEET.top
  private readonly root: Part
  private sheet = 0

  /** @param doc keeps its sheets until its end, and knows the fonts `text` and `strong` */
  constructor(doc: Document) {
    this.doc = doc
    this.root = doc.struct('Document')
    doc.addStructure(this.root)
  }

  part(): Part {
    const part = this.doc.struct('Sect')
    this.root.add(part)
    return part
  }

  heightOf({ lines, list = [] }: Block, width: number): number {
    const sum = (all: readonly Line[], room: number) =>
      all.reduce((height, line) => height + this.measure(line, room) + (line.after ?? 0), 0)
    return sum(lines, width) + sum(list, width - INDENT)
  }

  /** Goes on to the next sheet where what comes does not fit on this one. */
  keep(height: number): void {
    if (this.y + height <= SHEET.height - SHEET.bottom) return
    this.sheet += 1
    if (this.sheet < this.count) this.doc.switchToPage(this.sheet)
    else this.doc.addPage()
    this.y = SHEET.top
  }

  place(): Place {
    return { sheet: this.sheet, y: this.y }
  }

  goTo({ sheet, y }: Place): void {
    this.doc.switchToPage(sheet)
    this.sheet = sheet
    this.y = y
  }

  /** How many sheets there are. */
  get count(): number {
    return this.doc.bufferedPageRange().count
  }

  put(part: Part, { lines, list }: Block, column: Column): void {
    for (const line of lines) this.line(part, line, column)
    if (!list || list.length === 0) return
    const told = this.doc.struct('L')
    part.add(told)
    for (const line of list) {
      const item = this.doc.struct('LI')
      told.add(item)
      this.drawn(() => {
        const middle = this.y + line.size * 0.62
        this.doc.circle(column.x + 3, middle, 1.2).fill(color.light.muted)
      })
      this.line(item, line, { x: column.x + INDENT, width: column.width - INDENT })
      item.end()
    }
    told.end()
  }

  /** What says nothing: rules, dots, the foot of a sheet. */
  drawn(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    this.doc.markContent('Artifact', { type })
    draw()
    this.doc.endMarkedContent()
  }

  rule({ x, width }: Column): void {
    this.drawn(() => {
      this.doc
        .moveTo(x, this.y)
        .lineTo(x + width, this.y)
        .lineWidth(0.6)
        .stroke(color.light.line)
    })
  }

  /** Writes a line without moving on: for what stands beside another. */
  beside(part: Part, line: Line, column: Column): void {
    const { y } = this
    this.line(part, line, column)
    this.y = y
  }

  end(): void {
    this.root.end()
  }

  private line(part: Part, line: Line, { x, width }: Column): void {
    const { tag, text, link, after = 0, align } = line
    const height = this.measure(line, width)
    const options = { width, align, lineGap: LEADING, link }
    const write = () => {
      this.dress(line).text(text, x, this.y, options)
    }
    const told = this.doc.struct(tag)
    part.add(told)
    told.add(link === undefined ? write : this.doc.struct('Link', {}, write))
    told.end()
    this.y += height + after
  }

  private measure(line: Line, width: number): number {
    return this.dress(line).heightOfString(line.text, { width, lineGap: LEADING })
  }

  private dress({ strong, muted, size }: Line): Document {
    return this.doc
      .font(strong ? 'strong' : 'text')
      .fontSize(size)
      .fillColor(muted ? color.light.muted : color.light.text)
  }
}
