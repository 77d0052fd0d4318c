/** The CV as a PDF: two columns, then the projects. The same data give the same bytes. */
import { color } from '#ui/theme/tokens'
import { dateFormat } from '../../i18n/date.ts'
import type { Resume } from '../../owner/resume.ts'
import { career, projects } from './entries.ts'
import { head } from './head.ts'
import { FULL, Paper, SHEET, type Column, type Place } from './paper.ts'
import { references } from './references.ts'
import { side } from './side.ts'
import { WORDS } from './words.ts'

/** Files of the typeface, one a weight. */
export interface ResumeFonts {
  readonly text: string
  readonly strong: string
}

export const resumePdf = async (resume: Resume, fonts: ResumeFonts): Promise<Uint8Array> => {
  const { default: PDFDocument } = await import('pdfkit')
  const { basics, meta } = resume
  const words = WORDS[meta.language]
  const doc = new PDFDocument({
    size: 'A4',
    // The sheets are broken here, block by block.
    margins: { top: 0, left: 0, right: 0, bottom: 0 },
    pdfVersion: '1.7',
    tagged: true,
    lang: meta.language,
    displayTitle: true,
    bufferPages: true,
    font: fonts.text,
    info: {
      Title: words.title(basics.name),
      Author: basics.name,
      Subject: basics.label,
      Keywords: resume.skills.flatMap(({ keywords }) => keywords).join(', '),
      Creator: 'Opale',
      // A build of tomorrow writes what that of today wrote.
      CreationDate: new Date(`${meta.lastModified}Z`),
    },
  })
  doc.registerFont('text', fonts.text).registerFont('strong', fonts.strong)
  const chunks: Uint8Array[] = []
  doc.on('data', (chunk: Uint8Array) => chunks.push(chunk))
  const ended = new Promise<void>((resolve) => {
    doc.on('end', () => resolve())
  })
  write(new Paper(doc), resume)
  doc.end()
  await ended
  return Buffer.concat(chunks)
}

const write = (paper: Paper, resume: Resume): void => {
  head(paper, resume)
  const beside = paper.place()
  career(paper, resume, MAIN)
  const below = paper.place()
  paper.goTo(beside)
  side(paper, resume, SIDE)
  paper.goTo(later(below, paper.place()))
  paper.y += 16
  projects(paper, resume, FULL)
  references(paper, resume, FULL)
  feet(paper, resume)
  paper.end()
}

const SIDE: Column = { x: FULL.x + FULL.width - 152, width: 152 }
const MAIN: Column = { x: FULL.x, width: FULL.width - SIDE.width - 24 }

const later = (one: Place, other: Place): Place =>
  one.sheet > other.sheet || (one.sheet === other.sheet && one.y > other.y) ? one : other

/** Whose it is, of which day, and which sheet of how many. */
const feet = (paper: Paper, { basics, meta }: Resume): void => {
  const words = WORDS[meta.language]
  const day = dateFormat(meta.language, { dateStyle: 'long', timeZone: 'UTC' })
  const said = `${basics.name} · ${words.version(day(new Date(`${meta.lastModified}Z`)))}`
  const { count } = paper
  for (let sheet = 0; sheet < count; sheet += 1) {
    paper.doc.switchToPage(sheet)
    paper.drawn(() => {
      paper.doc.font('text').fontSize(8.5).fillColor(color.light.faint)
      const y = SHEET.height - 38
      paper.doc.text(said, FULL.x, y, { width: FULL.width - 60, lineBreak: false })
      paper.doc.text(words.page(sheet + 1, count), FULL.x + FULL.width - 60, y, {
        width: 60,
        align: 'right',
        lineBreak: false,
      })
    }, 'Pagination')
  }
}
