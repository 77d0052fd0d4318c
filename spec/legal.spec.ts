/** Legal pages say what the program does, and what the owner says of themselves, each from one place. */
import { createRequire } from 'node:module'
import { describe, expect, test } from 'vitest'
import { EMPTY, FIELDS } from '../site/contact/fields.ts'
import { problemsOf } from '../site/contact/rules.ts'
import { WORDS as CONTACT } from '../site/contact/words.ts'
import { WIDTHS } from '../site/audience/dimensions.ts'
import { report } from '../site/audience/report.ts'
import legal from '../site/content/legal/collection.ts'
import { loadBody } from '../site/content/load.ts'
import { identity } from '../site/identity.ts'
import { countedTable } from '../site/legal/counted-table.ts'
import { measuredTable } from '../site/legal/measured-table.ts'
import { sentTable } from '../site/legal/sent-table.ts'
import { TOOLS } from '../site/legal/tested.ts'
import { EVENT_NAMES, EVENTS, valuesOf } from '../site/ports/analytics/events.ts'
import { MOMENTS } from '../site/ports/analytics/time-on-page.ts'
import { LANGUAGES } from '../site/routes/language.ts'
import { SPEAK_OF_AUDIENCE } from '../site/routes/audience-text.ts'
import { manifest, published } from './support/dist.ts'

const rowsOf = (table: string) =>
  table
    .split('\n')
    .slice(2)
    .map((row) => row.slice(2, -2).split(' | '))

const { devDependencies } = createRequire(import.meta.url)('../package.json') as {
  readonly devDependencies: Readonly<Record<string, string>>
}

describe.each(LANGUAGES)('the privacy page, %s', (language) => {
  test('tells each field of the form, and always those that it cannot do without', () => {
    const rows = rowsOf(sentTable(language))
    // What is not empty to begin with leaves in any case.
    const needed = FIELDS.filter(
      (field) => field in problemsOf(EMPTY) || (field !== 'consent' && EMPTY[field] !== ''),
    )
    for (const field of FIELDS) {
      const row = rows.find(([name]) => name === CONTACT[language].fields[field])
      expect(row?.[1], field).toMatch(
        needed.includes(field) ? /^(?:Toujours|Always)/u : /^(?:Si|If) /u,
      )
    }
    expect(rows).toHaveLength(FIELDS.length + 6)
  })

  test('tells the field that nobody sees, and what a form without JavaScript does not send', () => {
    const rows = rowsOf(sentTable(language))
    const whenOf = (name: RegExp) => rows.find(([what]) => name.test(what!))?.[1]
    expect(whenOf(/hidden|caché/u)).toMatch(/^(?:Toujours|Always)$/u)
    for (const name of [/random|hasard/u, /^(?:Seconds|Les secondes)/u])
      expect(whenOf(name)).toMatch(/^(?:Avec|With) JavaScript/u)
  })

  test('tells each event that a visit could ever be told by', () => {
    const rows = rowsOf(measuredTable(language))
    expect(rows).toHaveLength(EVENT_NAMES.length)
    expect(new Set(rows.map(([what]) => what)).size).toBe(rows.length)
  })

  test('tells all that such an event carries, what is always with it too', () => {
    const rows = rowsOf(measuredTable(language))
    for (const [at, name] of EVENT_NAMES.entries()) {
      const given = Object.entries(EVENTS[name].fields).map(([field, kind]) => [
        field,
        kind === 'number' ? 1 : 'x',
      ])
      const carried = Object.keys(valuesOf(name, Object.fromEntries(given)))
      const told = [...rows[at]![1]!.matchAll(/`(\w+)`/gu)].map(([, field]) => field)
      expect(new Set(told), name).toEqual(new Set(carried))
    }
  })

  test('tells for how long a page was open, when that is told', () => {
    const row = rowsOf(measuredTable(language))[EVENT_NAMES.indexOf('time_on_page')]
    expect(row?.[0]).toContain(MOMENTS.join(', '))
  })

  test('tells all that the site’s own count sends, the width of the window too', () => {
    const table = countedTable(language)
    expect(rowsOf(table)).toHaveLength(Object.keys(report.shape).length)
    for (const width of WIDTHS) expect(table).toContain(`\`${width}\``)
  })
})

test('pages that speak of audience measurement are built for while it is on as well, and no others', () => {
  const speak = (id: string) =>
    LANGUAGES.some((language) => loadBody(`legal/${id}`, language)?.includes(':owner[audience]'))
  expect(Object.keys(legal.pages).filter(speak).toSorted()).toEqual(SPEAK_OF_AUDIENCE.toSorted())
  for (const id of SPEAK_OF_AUDIENCE)
    for (const language of LANGUAGES) {
      const usual = manifest.pages[`/${id}`]?.[language]
      const [off, on] = [published(usual!.file), published(usual!.measured!.file)]
      const [isOff, isOn] =
        language === 'fr' ? ['Elle est éteinte', 'Elle est allumée'] : ['It’s off', 'It is on']
      expect([off.includes(isOff), off.includes(isOn)]).toEqual([true, false])
      expect([on.includes(isOff), on.includes(isOn)]).toEqual([false, true])
    }
})

describe('the owner', () => {
  const texts = Object.keys(legal.pages).flatMap((id) =>
    LANGUAGES.map((language) => loadBody(`legal/${id}`, language) ?? ''),
  )

  test('stands in the identity alone: no legal text repeats it', () => {
    const { name, email, origin, registration, postalAddress, phone, host } = identity
    for (const said of [name, email, origin, registration, postalAddress, phone, host])
      expect(texts.filter((text) => text.includes(said))).toEqual([])
  })

  test.each(['mentions-legales.html', 'mentions-legales.en.html'])(
    'is told whole in %s',
    (file) => {
      const { name, email, legalForm, registration, postalAddress, phone, host } = identity
      for (const said of [name, email, legalForm, registration, postalAddress, phone, host])
        expect(published(file)).toContain(said)
    },
  )
})

describe('the accessibility statement', () => {
  test('names the programs that the tests run', () => {
    expect(TOOLS.axe).toBe(devDependencies['axe-core'])
    expect(devDependencies['@sparticuz/chromium']).toMatch(new RegExp(`^${TOOLS.chromium}\\.`, 'u'))
  })

  test.each([
    [
      'fr',
      'the sections of the official model',
      [
        'État de conformité',
        'Résultats des tests',
        'Contenus non accessibles',
        'Établissement de cette déclaration',
        'Retour d’information et contact',
        'Voies de recours',
      ],
    ],
    [
      'en',
      'those of W3C',
      [
        'Conformance status',
        'Assessment approach',
        'Limitations and alternatives',
        'Technical specifications and compatibility',
        'Feedback',
        'Formal complaints',
      ],
    ],
  ] as const)('has, in %s, %s, in their order', (language, _, sections) => {
    const page = published(language === 'fr' ? 'accessibilite.html' : 'accessibilite.en.html')
    const headings = [...page.matchAll(/<h2[^>]*>([^<]+)<\/h2>/gu)].map(([, text]) => text)
    expect(headings.filter((text) => sections.some((section) => section === text))).toEqual(
      sections,
    )
  })
})
