/** What a page tells the site's own server while that counts visits: the privacy page's table, as Markdown. */
import { CONVERSIONS, type ConversionType } from '../audience/conversions.ts'
import { DEPTHS, WIDTHS } from '../audience/dimensions.ts'
import type { Report } from '../audience/report.ts'
import type { Bilingual } from '../content/collection.ts'
import type { Language } from '../routes/language.ts'
import { table } from './table.ts'

export const countedTable = (language: Language): string => {
  const { head, told, steps } = WORDS[language]
  return table(
    head,
    REPORTED.map((part) =>
      part === 'conversions'
        ? [told[part], STEPS.map((step) => steps[step]).join(', ')]
        : told[part],
    ),
  )
}

const REPORTED = [
  'views',
  'reads',
  'source',
  'width',
  'conversions',
] as const satisfies readonly Part[]
const STEPS = Object.keys(CONVERSIONS) as readonly ConversionType[]

const widths = WIDTHS.map((width) => `\`${width}\``).join(', ')

type Part = keyof Report

interface Words {
  readonly head: readonly string[]
  /** Whatever joins the report has to be told here. */
  readonly told: Readonly<
    Record<Exclude<Part, 'conversions'>, readonly [what: string, how: string]> &
      Record<'conversions', string>
  >
  readonly steps: Readonly<Record<ConversionType, string>>
}

const fr: Words = {
  head: ['Ce qui part', 'Précisément'],
  told: {
    views: ['Les pages ouvertes', 'Leur chemin et leur langue'],
    reads: ['Jusqu’où elles sont lues', `Leur chemin, et ${DEPTHS.join(', ')} %`],
    source: ['D’où vous venez', 'Le nom du site seul, ou `direct`, avec la première page'],
    width: ['La largeur de la fenêtre', `Une de trois classes : ${widths}`],
    conversions: 'Les étapes vers un contact, sans la page',
  },
  steps: {
    contact_conversion: 'message arrivé, lien d’e-mail ou de téléphone suivi',
    cv_download: 'CV pris',
    contact_click: 'lien vers le contact suivi',
    offer_followed: 'proposition d’Opale suivie',
    tour_finished: 'visite guidée finie',
    tool_opened: 'outil ouvert',
  },
}

const en: Words = {
  head: ['What is sent', 'Precisely'],
  told: {
    views: ['The pages you open', 'Their path and language'],
    reads: ['How far you read them', `Their path, and ${DEPTHS.join(', ')}%`],
    source: ['Where you come from', 'The site’s name alone, or `direct`, with the first page'],
    width: ['The width of the window', `One of three classes: ${widths}`],
    conversions: 'Steps towards a contact, without the page',
  },
  steps: {
    contact_conversion: 'message arrived, e-mail or phone link followed',
    cv_download: 'CV taken',
    contact_click: 'link to the contact page followed',
    offer_followed: 'one of Opale’s suggestions taken up',
    tour_finished: 'guided tour finished',
    tool_opened: 'tool opened',
  },
}

const WORDS: Bilingual<Words> = { fr, en }
