/** The editorial charter's part for machines: each check finds its fault, and no other. */
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { factsIn } from '../site/charter/pages.ts'
import { charterFindings, type CharterKnowledge } from '../site/charter/check.ts'
import { exampleFindings, factFindings, sourceFindings } from '../site/charter/evidence.ts'
import { findingLine, type CharterPage } from '../site/charter/finding.ts'
import { readMain } from '../site/charter/passages.ts'
import { phraseFindings } from '../site/charter/phrases.ts'
import { repeatFindings, repeatsIn, RUN } from '../site/charter/repeats.ts'
import { LONGEST, sentenceFindings, sentencesOf } from '../site/charter/sentences.ts'
import { headingFindings, pairFindings } from '../site/charter/structure.ts'
import { wordFindings, wordsOf } from '../site/charter/words.ts'

const page = (main: string, about: Partial<CharterPage> = {}): CharterPage => ({
  id: 'a-page',
  language: 'fr',
  type: 'article',
  facts: [],
  ...readMain(`<header>Menu</header><main id="main">${main}</main><footer>Pied</footer>`),
  ...about,
})
const words = (count: number, from = 0): string =>
  Array.from({ length: count }, (_, index) => `mot${from + index}`).join(' ')
const lines = (findings: Parameters<typeof findingLine>[0][]) => findings.map(findingLine)

describe('what is a page’s own', () => {
  test('stands in main, and is neither navigation, code, drawing, control nor shared', () => {
    const { passages } = page(`
      <nav>Sommaire</nav><p data-shared="">Article</p><h1>Un <em>titre</em></h1>
      <p>Une&nbsp;phrase, d’un <code>bloc</code>.<svg><title>Dessin</title></svg></p>
      <pre><code>const a = 1</code></pre><button>Copier</button>
      <section data-shared=""><h2>À lire ensuite</h2><p>Ailleurs</p></section>
      <ul><li>Un point</li><li><p>Un autre</p></li></ul>
      <table><tbody><tr><th>Ligne</th><td>12 €</td></tr></tbody></table>`)
    expect(passages.map(({ kind, text }) => [kind, text])).toEqual([
      ['heading', 'Un titre'],
      ['sentences', 'Une phrase, d’un bloc.'],
      ['sentences', 'Un point'],
      ['sentences', 'Un autre'],
      ['cell', 'Ligne'],
      ['cell', '12 €'],
    ])
    expect(passages.at(-1)?.under).toBe('Un titre')
  })

  test('words are counted as a reader would, whatever the markup around them', () => {
    const word = fc.stringMatching(/^[a-zé0-9]{1,8}$/u)
    const wrap = fc.constantFrom('p', 'li', 'h2', 'td', 'div', 'em', 'blockquote')
    const noise = fc.constantFrom(
      '<nav>hors compte</nav>',
      '<pre>let x = 1</pre>',
      '<p data-shared>encore</p>',
      ' — ',
      '',
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(wrap, fc.array(word, { maxLength: 6 }), noise)), (parts) => {
        const html = parts
          .map(([tag, own, beside]) => `<${tag}>${own.join(' ')}</${tag}> ${beside} `)
          .join('')
        expect(wordsOf(page(html))).toBe(parts.flatMap(([, own]) => own).length)
      }),
    )
  })
})

describe('word ranges', () => {
  const long = (count: number, about: Partial<CharterPage> = {}) =>
    page(`<p>${words(count)}</p>`, { range: [10, 20], ...about })

  test.each([
    [9, ['a-page fr: words: 9 words, at least 10 (article)']],
    [10, []],
    [20, []],
    [21, ['a-page fr: words: 21 words, at most 20 (article)']],
  ])('%i words of 10 to 20', (count, expected) => {
    expect(lines([...wordFindings([long(count)], [])])).toEqual(expected)
  })

  test('a page that the list names may be short in one language, and not long', () => {
    const pair = [long(9), long(12, { language: 'en' })]
    expect(wordFindings(pair, ['a-page'])).toEqual([])
    expect(wordFindings([long(21)], ['a-page']).length).toBeGreaterThan(0)
  })

  test('a page that the list names and that is long enough is a fault: the list only shrinks', () => {
    const pair = [long(10), long(12, { language: 'en' })]
    expect(lines([...wordFindings(pair, ['a-page'])])).toEqual([
      'a-page fr: words: is long enough: take it out of site/content/below-range.ts (article)',
    ])
  })

  test('a type without a range is not counted', () => {
    expect(wordFindings([page('<p>Un deux.</p>', { type: 'legal' })], [])).toEqual([])
  })
})

describe('phrases that are never written', () => {
  test.each([
    ['fr', 'Dans un monde où tout va vite, on s’adapte.'],
    ['fr', 'À l’ère des agents, tout change.'],
    ['fr', 'L’IA révolutionne le support.'],
    ['fr', 'Il est important de noter que cela coûte.'],
    ['fr', 'Un véritable atout.'],
    ['fr', 'La donnée est au cœur de la démarche.'],
    ['fr', 'Un outil incontournable.'],
    ['fr', 'Boostez vos ventes.'],
    ['fr', 'Libérez le potentiel de vos données.'],
    ['fr', 'Une offre clé en main.'],
    ['fr', 'Ce n’est pas seulement un modèle, mais une méthode.'],
    ['en', 'In today’s fast-paced world, speed matters.'],
    ['en', 'It’s worth noting that this costs.'],
    ['en', 'Let us delve into it.'],
    ['en', 'It leverages your data.'],
    ['en', 'A seamless hand-over.'],
    ['en', 'Unlock the value of your archive.'],
    ['en', 'A game-changer for support.'],
    ['en', 'Cutting-edge retrieval.'],
    ['en', 'A robust pipeline.'],
    ['en', 'This is not just a model, but a method.'],
  ] as const)('%s: %s', (language, said) => {
    const [finding] = phraseFindings([page(`<h2>Ici</h2><p>${said}</p>`, { language })])
    expect(finding).toMatchObject({ rule: 'phrase', language, place: 'Ici' })
    expect(phraseFindings([page(`<blockquote><p>${said}</p></blockquote>`, { language })])).toEqual(
      [],
    )
  })

  test.each([
    ['fr', 'Une offre clé en main : le site, le nom, l’hébergement.'],
    ['fr', 'Ce n’est pas un modèle. Mais cela aide.'],
    ['en', 'Robust against a missing file.'],
    ['en', 'It unlocks at noon.'],
    ['en', 'Not now, but tomorrow.'],
  ] as const)('%s, and rightly so: %s', (language, said) => {
    expect(phraseFindings([page(`<p>${said}</p>`, { language })])).toEqual([])
  })
})

describe('sentences', () => {
  test.each([
    ['Un. Deux ! Trois ? Quatre…', 4],
    ['Voir l’art. 22 du RGPD. Puis agir.', 2],
    ['See e.g. GPT and Claude. Then choose.', 2],
    ['Il coûte 3.5 fois plus. « Vraiment ? » Oui.', 3],
    ['Pas de point à la fin', 1],
    ['M. Durand et J. Petit signent.', 1],
  ])('%s', (text, count) => {
    expect(sentencesOf(text)).toHaveLength(count)
  })

  test('no word is lost between them', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('Un', 'mot', 'fin.', 'Quoi ?', '«', '»', '3,5', 'etc.', '…')),
        (parts) => {
          const text = parts.join(' ')
          const bare = (each: string) => each.replaceAll(/[^\p{L}\p{N}]/gu, '')
          expect(bare(sentencesOf(text).join(''))).toBe(bare(text))
        },
      ),
    )
  })

  test(`one of more than ${LONGEST} words is told with its place, headings and cells aside`, () => {
    const found = (tag: string, count: number) =>
      sentenceFindings([page(`<h2>Ici</h2><${tag}>${words(count)}.</${tag}>`)])
    expect(found('p', LONGEST)).toEqual([])
    expect(found('p', LONGEST + 1)).toMatchObject([{ rule: 'sentence', place: 'Ici' }])
    expect(found('td', LONGEST + 1)).toEqual([])
    expect(found('h3', LONGEST + 1)).toEqual([])
  })

  test('a page of which half the sentences are long is told', () => {
    const six = (length: number) =>
      Array.from({ length: 6 }, () => `<p>${words(length)}.</p>`).join('')
    expect(sentenceFindings([page(six(20))])).toEqual([])
    expect(sentenceFindings([page(six(21))])).toMatchObject([{ rule: 'median' }])
  })
})

describe('the same words on two pages', () => {
  const said = (...texts: readonly string[]) => texts.map((text) => page(`<p>${text}</p>`).passages)

  test('eight in a row are found, whatever surrounds them; seven never', () => {
    const around = fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 30 })
    const length = fc.integer({ min: 1, max: 14 })
    fc.assert(
      fc.property(around, around, around, around, length, (a, b, c, d, run) => {
        const tag = (mark: string, numbers: readonly number[]) =>
          numbers.map((each, at) => `${mark}${at}n${each}`).join(' ')
        const common = words(run)
        const [one, two] = [
          `${tag('a', a)} ${common} ${tag('b', b)}`,
          `${tag('c', c)} ${common} ${tag('d', d)}`,
        ]
        const found = repeatsIn(said(one, two))
        expect(found.map(({ text }) => text)).toEqual(run >= RUN ? [common] : [])
      }),
    )
  })

  test('among many pages it is the pages that share it that are named', () => {
    fc.assert(
      fc.property(fc.nat({ max: 39 }), fc.nat({ max: 39 }), (first, second) => {
        const texts = Array.from({ length: 40 }, (_, index) => words(60, 1000 * (index + 1)))
        const copied = texts.map((text, index) =>
          index === first || index === second ? `${text} ${words(9)} ${index}` : text,
        )
        const [low, high] = [Math.min(first, second), Math.max(first, second)]
        const expected = low === high ? [] : [{ page: high, other: low, text: words(9) }]
        expect(repeatsIn(said(...copied))).toMatchObject(expected)
      }),
      { numRuns: 40 },
    )
  })

  test('case and marks make no difference; a paragraph’s end does', () => {
    expect(
      repeatsIn(
        said('Un deux, trois quatre cinq : six sept huit.', 'un deux trois « quatre » — rien'),
      ),
    ).toEqual([])
    expect(
      repeatsIn(
        said(
          'Un deux, trois quatre cinq six sept huit.',
          'un deux trois quatre cinq (six) sept huit neuf',
        ),
      ),
    ).toHaveLength(1)
    expect(
      repeatsIn([...said(words(8)), page(`<p>${words(4)}</p><p>${words(4, 4)}</p>`).passages]),
    ).toEqual([])
  })

  test('quotations, shared fragments, legal notices and the other language are left alone', () => {
    const common = words(12)
    const other = (main: string, about: Partial<CharterPage> = {}) =>
      repeatFindings([page(`<p>${common}</p>`), page(main, { id: 'b-page', ...about })])
    expect(other(`<p>${common}</p>`)).toMatchObject([{ rule: 'repeat', page: 'b-page' }])
    expect(other(`<p>Il dit « ${common} » et part.</p>`)).toEqual([])
    expect(other(`<p>Il dit <q>${common}</q> et part.</p>`)).toEqual([])
    expect(other(`<blockquote><p>${common}</p></blockquote>`)).toEqual([])
    expect(other(`<div data-shared=""><p>${common}</p></div>`)).toEqual([])
    expect(other(`<p>${common}</p>`, { type: 'legal' })).toEqual([])
    expect(other(`<p>${common}</p>`, { language: 'en' })).toEqual([])
  })

  test('a fact is said in the same words wherever it is printed, and breaks what surrounds it', () => {
    const fact = `<span data-fact="a">${words(8)}<sup><a role="doc-noteref">1</a></sup></span>`
    const around = (before: number, after: number) =>
      said(...['x', 'y'].map((one) => `${one} ${words(before, 20)} ${fact} ${words(after, 40)}`))
    expect(repeatsIn(around(7, 7))).toEqual([])
    expect(repeatsIn(around(8, 0))).toHaveLength(1)
    expect(repeatsIn(around(0, 8))).toHaveLength(1)
  })

  test('a page may repeat itself', () => {
    expect(repeatsIn(said(`${words(10)} et puis ${words(10)}`))).toEqual([])
  })

  test('a site of half a million words is compared as one', () => {
    const site = (count: number) =>
      Array.from({ length: count }, (_, index) => said(words(500, index * 500))).flat()
    expect(repeatsIn(site(1000))).toEqual([])
  })
})

describe('structure', () => {
  test.each([
    ['<h1>a</h1><h2>b</h2><h3>c</h3><h2>d</h2>', []],
    ['<h1>a</h1><h3>b</h3>', ['h3 after h1']],
    ['<h2>a</h2><h1>b</h1>', ['begins with h2']],
    ['<h2>a</h2>', ['0 h1: a page has one']],
    ['<h1>a</h1><h1>b</h1>', ['2 h1: a page has one']],
    ['<h1>a</h1><section data-shared=""><h3>b</h3></section>', ['h3 after h1']],
  ])('%s', (main, expected) => {
    expect(headingFindings([page(main)]).map(({ what }) => what)).toEqual(expected)
  })

  test('a page is in both languages, with as many sections', () => {
    const french = page('<h1>a</h1><h2>b</h2>')
    const english = (main: string) => page(main, { language: 'en' })
    expect(pairFindings([french, english('<h1>c</h1><h2>d</h2>')])).toEqual([])
    expect(pairFindings([french, english('<h1>c</h1>')])).toMatchObject([
      { rule: 'pair', language: 'en' },
    ])
    expect(pairFindings([french])).toMatchObject([{ rule: 'pair', language: 'en' }])
    expect(pairFindings([english('<h1>c</h1>')])).toMatchObject([{ rule: 'pair', language: 'fr' }])
  })
})

describe('evidence', () => {
  const facts = new Map([['vat.services', { review: '2026-12-01' }]])
  const printing = page('<p>Sous 37 500 €.</p>', { facts: ['vat.services', 'vat.services'] })

  test.each([
    ['2026-12-01', []],
    ['2026-12-02', [true]],
    ['2027-01-30', [true]],
    ['2027-01-31', [undefined]],
  ])('on %s a fact to look at by 1 December 2026', (today, warnings) => {
    expect(factFindings([printing], facts, today).map(({ warning }) => warning)).toEqual(warnings)
  })

  test('the facts of a text are found by their ids, and read as no words of the page', () => {
    expect(factsIn('Sous :fact[vat.services], soit :fact[gdpr.fine] et :note[x].')).toEqual([
      'vat.services',
      'gdpr.fine',
    ])
    const printed = page(`<p>Sous 37 500 €<sup><a role="doc-noteref" href="#s">1</a></sup>.</p>
      <section data-sources><h2>Sources</h2><ol><li>Le journal</li></ol></section>`)
    expect(printed.passages.map(({ text }) => text)).toEqual(['Sous 37 500 €.'])
  })

  test('a source says of when it is', () => {
    const sources = (entry: string) =>
      sourceFindings([page(`<h2>Sources</h2><ul><li>${entry}</li></ul>`)])
    const link = '<a href="https://example.org/texte">Le texte</a>'
    expect(sources(`${link}, 12 juillet 2024`)).toEqual([])
    expect(sources(link)).toMatchObject([{ rule: 'source', place: 'Sources' }])
    expect(sourceFindings([page(`<h2>Suite</h2><p>${link}</p>`)])).toEqual([])
  })

  test('an example that no test imports has not run', () => {
    const showing = page('<a href="/examples/rag/chunk.ts">chunk.ts</a><pre>1</pre>')
    expect(exampleFindings([showing], (path) => path === 'rag/chunk.ts')).toEqual([])
    expect(exampleFindings([showing], () => false)).toMatchObject([{ rule: 'example' }])
  })
})

describe('all of it', () => {
  const knowledge: CharterKnowledge = {
    facts: new Map(),
    ran: () => true,
    below: [],
    debts: [],
  }
  const pair = (main: string): readonly CharterPage[] =>
    (['fr', 'en'] as const).map((language) => page(main, { language, type: 'legal' }))
  const debt = {
    page: 'a-page',
    language: 'fr',
    rule: 'phrase',
    since: '2026-11-22',
    reason: 'r',
  } as const

  test('a good page has no finding', () => {
    expect(charterFindings(pair('<h1>Titre</h1><p>Une phrase.</p>'), knowledge)).toEqual([])
  })

  test('a debt covers one rule of one page in one language, and only while it is owed', () => {
    const faulty = pair('<h1>Titre</h1><p>Un véritable atout.</p>')
    expect(charterFindings(faulty, knowledge)).toHaveLength(1)
    expect(charterFindings(faulty, { ...knowledge, debts: [debt] })).toEqual([])
    expect(
      charterFindings(faulty, { ...knowledge, debts: [{ ...debt, rule: 'repeat' }] }),
    ).toHaveLength(2)
    const [repaid] = charterFindings(pair('<h1>Titre</h1>'), { ...knowledge, debts: [debt] })
    expect(repaid?.what).toContain('take it out of site/content/charter-debts.ts')
  })

  test('no fact is overdue where no day is given: time alone fails no test', () => {
    const printing = pair('<h1>Titre</h1>').map((each) => ({ ...each, facts: ['a.b'] }))
    const facts = new Map([['a.b', { review: '2001-01-01' }]])
    expect(charterFindings(printing, { ...knowledge, facts })).toEqual([])
    expect(charterFindings(printing, { ...knowledge, facts, today: '2026-11-22' })).toHaveLength(2)
  })
})
