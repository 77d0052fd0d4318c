/** The reckoning behind the demonstrations: what is found, shown, said and laid out. */
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { adapt, INTERESTS, interestOf, READER, type Signals } from '../site/pages/demo/adapt.ts'
import { snippetOf, type Choice } from '../site/pages/demo/snippet.ts'
import { WORDS } from '../site/pages/demo/words.ts'
import { ALL, findTechnologies } from '../site/pages/gallery/find.ts'
import { cellAt, layoutFor } from '../site/pages/showcase/icon-layout.ts'
import { KIT } from '../site/pages/showcase/media-kit.ts'
import { LANGUAGES } from '../site/routes/language.ts'
import { PAGES } from '../site/routes/table.ts'
import { PIECES } from '../site/components/art/index.ts'
import { mainOf, shownAt, textOf } from './support/rendered.ts'

const GLANCE: Signals = {
  device: 'desktop',
  interest: 'web',
  depth: 0,
  seconds: 0,
  interactions: 0,
  calm: false,
}

describe('content that adapts', () => {
  test('[2.1.117] takes a form by width, an order by interest, a length by attention', () => {
    const forms = (['mobile', 'tablet', 'desktop'] as const).map(
      (device) => adapt({ ...GLANCE, device }).form,
    )
    expect(forms).toEqual(['list', 'cards', 'table'])
    for (const interest of INTERESTS) {
      const { order } = adapt({ ...GLANCE, interest })
      expect(order[0]).toBe(interest)
      expect([...order].sort()).toEqual([...INTERESTS].sort())
    }
    expect([adapt(GLANCE).moves, adapt({ ...GLANCE, calm: true }).moves]).toEqual([true, false])
  })

  test.each([
    ['nothing done', {}, false],
    ['half of the page', { depth: READER.depth }, false],
    ['more than half', { depth: READER.depth + 1 }, true],
    ['a little less than the time', { seconds: READER.seconds - 1 }, false],
    ['the time', { seconds: READER.seconds }, true],
    ['a few gestures', { interactions: READER.interactions }, true],
  ])('is longer for who reads: %s', (_, signals, long) => {
    expect(adapt({ ...GLANCE, ...signals }).long).toBe(long)
  })

  test.each(LANGUAGES)(
    'says why by what it knows: before anything is read, of the visit, or chosen by hand, %s',
    async (language) => {
      const { form, moves } = WORDS[language].adaptive.why
      const nothing = [form('list', undefined), moves.nobody()]
      const told = [form('list', 'mobile'), moves.visit(false), moves.choice(false)]
      expect(new Set([...nothing, ...told]).size).toBe(5)
      const { body } = await shownAt(`/adaptive-content-demo?lang=${language}`)
      const text = textOf(mainOf(body))
      for (const said of nothing) expect(text).toContain(textOf(said))
      for (const said of told) expect(text).not.toContain(textOf(said))
    },
  )

  test.each([
    ['/ia', 'ia'],
    ['/en/ai', 'ia'],
    ['/guide-rag-production', 'ia'],
    ['/workflows/rag-onboarding', 'workflows'],
    ['/automatisation-n8n-freelance', 'workflows'],
    ['/web-development', 'web'],
    ['/developpeur-full-stack-ia', 'ia'],
    ['/', undefined],
    ['/mentions-legales', undefined],
    ['', undefined],
  ])('%s was about %s', (path, interest) => {
    expect(interestOf(path)).toBe(interest)
  })
})

describe('the code of a button', () => {
  const plain: Choice = {
    variant: 'line',
    size: 'm',
    label: 'Envoyer',
    icon: false,
    disabled: false,
    busy: false,
  }
  test.each([
    [{}, '<Button>Envoyer</Button>'],
    [{ variant: 'contact', size: 's' }, '<Button variant="contact" size="s">Envoyer</Button>'],
    [{ disabled: true, busy: true }, '<Button disabled busy>Envoyer</Button>'],
    [{ icon: true }, '<Button>\n  Envoyer\n  <Icon name="arrow" />\n</Button>'],
    [{ label: 'a < {b}' }, '<Button>{"a < {b}"}</Button>'],
  ] as const)('%j', (choice, code) => {
    expect(snippetOf({ ...plain, ...choice })).toBe(code)
  })
})

describe('technologies', () => {
  test.each([
    ['', 86],
    ['  ', 86],
    ['NEXT js', 1],
    ['next.js', 1],
    ['nextjs', 1],
    ['sql', 4],
    ['cobol', 0],
  ])('« %s »: %i found', (query, count) => {
    expect(findTechnologies(query, ALL)).toHaveLength(count)
  })

  test('of one universe are found alone', () => {
    for (const universe of ['code', 'ia', 'plus'] as const)
      expect(new Set(findTechnologies('', universe).map((one) => one.universe))).toEqual(
        new Set([universe]),
      )
  })
})

describe('icons on a surface', () => {
  test('each is found again at its own place, and nothing beside them', () => {
    const size = fc.integer({ min: 16, max: 96 })
    fc.assert(
      fc.property(fc.integer({ min: 200, max: 1600 }), size, (width, side) => {
        const layout = layoutFor(width, side, 32)
        for (let index = 0; index < 32; index += 1) {
          const [x, y] = layout.cornerOf(index)
          expect(cellAt(layout, x + side / 2, y + side / 2)).toBe(index)
          expect(x >= 0 && x + side <= width && y + side <= layout.height).toBe(true)
        }
        expect(cellAt(layout, -200, 10)).toBeUndefined()
        expect(cellAt(layout, 10, layout.height + 300)).toBeUndefined()
      }),
    )
  })
})

test('[2.1.98] every media page has its part of the kit, and the pictures are all of the gallery', () => {
  const pages = PAGES.filter(({ collection }) => collection === 'media')
  expect(Object.keys(KIT).toSorted()).toEqual(pages.map(({ id }) => id).toSorted())
  expect(
    pages.every(({ fr: [one, other] }) => one?.replace('/media', '/media-page') === other),
  ).toBe(true)
  expect(KIT['media-oeuvres']?.pictures.map(({ dark }) => dark)).toEqual(
    PIECES.map((piece) => `/art/${piece}.dark.svg`),
  )
})
