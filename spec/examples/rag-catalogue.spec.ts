/** The guide on retrieval for a shop prints these files, and the figures below. */
import * as fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { costOf, type Month } from '../../site/examples/rag-catalogue/cost.ts'
import { mark, trials } from '../../site/examples/rag-catalogue/exam.ts'
import { explained, faultOf } from '../../site/examples/rag-catalogue/guard.ts'
import {
  productSchema,
  type Language,
  type Trait,
} from '../../site/examples/rag-catalogue/product.ts'
import { products } from '../../site/examples/rag-catalogue/products.ts'
import { replyTo, type Card, type Reply } from '../../site/examples/rag-catalogue/reply.ts'
import { closest, find, findThenFilter, matches } from '../../site/examples/rag-catalogue/search.ts'
import {
  readLive,
  standingOf,
  type Offer,
  type Shop,
} from '../../site/examples/rag-catalogue/shop.ts'
import { corrected, slipsBetween } from '../../site/examples/rag-catalogue/spelling.ts'
import { NEGATIONS, VOCABULARY } from '../../site/examples/rag-catalogue/vocabulary.ts'
import {
  readWish,
  wishByRules,
  wordsOf,
  type Wish,
} from '../../site/examples/rag-catalogue/wish.ts'
import { factValue } from '../../site/facts/facts.ts'

const LANGUAGES = ['fr', 'en'] as const
const NOW = 1_000_000
const byId = (id: string) => products.find((product) => product.id === id)!

/** Stands in for the shop's system: everything is there at 90 euros unless said otherwise. */
const shopWith =
  (others: Readonly<Record<string, Partial<Offer>>> = {}): Shop =>
  (ids) =>
    Promise.resolve(
      new Map(
        ids.map((id) => [
          id,
          { price: 9000, left: { one: 3, 42: 1, M: 2 }, readAt: NOW, ...others[id] },
        ]),
      ),
    )
const gone = { left: { one: 0, 42: 0, M: 0 } }
const reply = (ask: string, shop: Shop, language: Language = 'fr') =>
  replyTo(wishByRules(ask, language), { products, shop, language, now: NOW })

afterEach(() => {
  vi.useRealTimers()
})

describe('the catalogue', () => {
  test('holds sixteen products', () => {
    expect(products).toHaveLength(16)
  })

  const jacket = byId('VE-201')
  test.each<[what: string, product: object]>([
    ['a price', { ...jacket, price: 8900 }],
    ['stock', { ...jacket, stock: 4 }],
    ['a price within the text', { ...jacket, text: { ...jacket.text, fr: 'Veste à 89 €.' } }],
    [
      'stock within the text',
      { ...jacket, text: { ...jacket.text, en: 'Rain jacket, in stock.' } },
    ],
    [
      'a reduction within the name',
      { ...jacket, name: { ...jacket.name, fr: 'Veste Averse -20 %' } },
    ],
    ['a delay', { ...jacket, text: { ...jacket.text, fr: 'Livrée en deux jours.' } }],
    ['an unknown trait', { ...jacket, traits: ['cheap'] }],
    ...[
      'Now £79.',
      'Ships in 48 hours.',
      'Only three left.',
      'Available from May.',
      'Arrives tomorrow.',
      'Seventy-nine pounds.',
      'Expédiée sous 48 h.',
      'Plus que trois.',
      'Disponible dès mai.',
      'Arrive demain.',
      'Elle coûte cher.',
    ].map((fr): [string, object] => [fr, { ...jacket, text: { ...jacket.text, fr } }]),
  ])('refuses %s', (_, product) => {
    expect(productSchema.safeParse(jacket).success).toBe(true)
    expect(productSchema.safeParse(product).success).toBe(false)
  })
})

describe('a wish', () => {
  const conditions = (wish: Wish) =>
    Object.fromEntries(Object.entries(wish).filter(([name]) => name !== 'words'))

  const some = (...must: readonly Trait[]) => ({ must, not: [] })
  const none = (...not: readonly Trait[]) => ({ must: [], not })

  test.each([
    [
      'chaussures imperméables sans cuir, taille 42, moins de 120 €',
      'fr',
      { category: 'shoes', must: ['waterproof'], not: ['leather'], size: '42', most: 12_000 },
    ],
    [
      'waterproof shoes without leather, size 42, under 120',
      'en',
      { category: 'shoes', must: ['waterproof'], not: ['leather'], size: '42', most: 12_000 },
    ],
    ['un duvet', 'fr', { category: 'bag', must: [], not: [] }],
    ['une veste en duvet', 'fr', { category: 'jacket', must: ['down'], not: [] }],
    ['a light', 'en', { category: 'lamp', must: [], not: [] }],
    ['a light jacket', 'en', { category: 'jacket', must: ['light'], not: [] }],
    ['bonjour', 'fr', { must: [], not: [] }],
    [
      'lightweight shoes with no leather or down',
      'en',
      { category: 'shoes', must: ['light'], not: ['leather', 'down'] },
    ],
    [
      'a puffer, neither down nor leather',
      'en',
      { category: 'jacket', ...none('down', 'leather') },
    ],
    ['shoes, either leather or vegan', 'en', { category: 'shoes', ...some('leather', 'vegan') }],
    ['veste sans cuir ou duvet', 'fr', { category: 'jacket', ...none('leather', 'down') }],
    ['veste pas en cuir ou en duvet', 'fr', { category: 'jacket', ...none('leather', 'down') }],
    ['veste ni en cuir ni en duvet', 'fr', { category: 'jacket', ...none('leather', 'down') }],
    ['veste en cuir ou en duvet', 'fr', { category: 'jacket', ...some('leather', 'down') }],
    ['shoes under £120', 'en', { category: 'shoes', must: [], not: [], most: 12_000 }],
    ['boots below € 120', 'en', { category: 'shoes', must: [], not: [], most: 12_000 }],
    ['tent at most $300', 'en', { category: 'tent', must: [], not: [], most: 30_000 }],
    ['tent under £1,200', 'en', { category: 'tent', must: [], not: [], most: 120_000 }],
    ['tent under £1,200.50 or so', 'en', { category: 'tent', must: [], not: [], most: 120_050 }],
    ['tente à moins de 1 200 €', 'fr', { category: 'tent', must: [], not: [], most: 120_000 }],
    ['chaussures à moins de 49,90 €', 'fr', { category: 'shoes', must: [], not: [], most: 4990 }],
    ['tent under 300, light', 'en', { category: 'tent', must: ['light'], not: [], most: 30_000 }],
  ] as const)('becomes conditions: %s', (ask, language, wish) => {
    expect(conditions(wishByRules(ask, language))).toEqual(wish)
  })

  test.each([
    ['chaussures pas chères cuir', 'fr'],
    ['not heavy leather shoes', 'en'],
  ] as const)('the rule for negations reaches too far, the exercise: %s', (ask, language) => {
    expect(conditions(wishByRules(ask, language))).toEqual({
      category: 'shoes',
      must: [],
      not: ['leather'],
    })
  })

  test('takes what a model filled in, where the form accepts it', async () => {
    const filled = { category: 'lamp', must: ['rechargeable'], not: [], words: ['usb'] }
    expect(await readWish('lampe usb', 'fr', () => Promise.resolve(filled))).toEqual(filled)
  })

  test.each([
    [
      'an invented category',
      () => Promise.resolve({ category: 'bike', must: [], not: [], words: [] }),
    ],
    ['a field of its own', () => Promise.resolve({ must: [], not: [], words: [], discount: 20 })],
    ['no form at all', () => Promise.resolve('Bien sûr !')],
    ['an error', () => Promise.reject(new Error('timeout'))],
  ])('falls back to rules on %s', async (_, reader) => {
    const ask = 'frontale rechargeable'
    expect(await readWish(ask, 'fr', reader)).toEqual(wishByRules(ask, 'fr'))
  })
})

describe('spelling', () => {
  const known = new Set([...VOCABULARY.fr.keys(), ...NEGATIONS.fr])

  test.each([
    ['frnotale', 'frontale'],
    ['cuire', 'cuir'],
    ['rechargable', 'rechargeable'],
    ['impermaebel', 'impermeable'],
    ['cuit', 'cuit'],
    ['ch-103', 'ch-103'],
    ['ch-130', 'ch-130'],
  ])('reads %s as %s', (typed, meant) => {
    expect(corrected(typed, known)).toBe(meant)
  })

  test('leaves a word alone that is as near to two others', () => {
    expect(corrected('plaie', new Set(['pluie', 'plage']))).toBe('plaie')
    expect(corrected('plaie', new Set(['pluie']))).toBe('pluie')
  })

  test('counts slips as a distance does', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 })
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(slipsBetween(a, b)).toBe(slipsBetween(b, a))
        expect(slipsBetween(a, b) === 0).toBe(a === b)
        expect(slipsBetween(a, b)).toBeGreaterThanOrEqual(Math.abs(a.length - b.length))
        expect(slipsBetween(a, b)).toBeLessThanOrEqual(Math.max(a.length, b.length))
      }),
    )
    expect(slipsBetween('frnotale', 'frontale')).toBe(1)
  })
})

describe('searching', () => {
  test('never shows what breaks a condition', () => {
    const wishes = LANGUAGES.flatMap((language) =>
      trials[language].map(({ ask }) => [wishByRules(ask, language), language] as const),
    )
    for (const [wish, language] of wishes)
      for (const product of find(products, wish, language))
        expect(matches(product, wish)).toBe(true)
  })

  test.each([
    [
      'fr',
      [
        [12, 48, 35],
        [13, 14, 0],
        [14, 19, 2],
      ],
    ],
    [
      'en',
      [
        [12, 48, 35],
        [13, 14, 0],
        [14, 18, 1],
      ],
    ],
  ] as const)('marks three orders of work: reached, shown, wrong: %s', (language, expected) => {
    const read = (ask: string) => wishByRules(ask, language)
    const bare = (ask: string): Wish => ({ must: [], not: [], words: [...wordsOf(ask, language)] })
    const marks = [
      mark(trials[language], bare, (wish) => closest(products, wish.words, language)),
      mark(trials[language], read, (wish) => findThenFilter(products, wish, language)),
      mark(trials[language], read, (wish) => find(products, wish, language)),
    ]
    expect(marks.map(({ trials: asked }) => asked)).toEqual([14, 14, 14])
    expect(marks.map(({ reached, shown, wrong }) => [reached, shown, wrong])).toEqual(expected)
  })

  test('similarity alone shows leather to who wants none, and a lamp for a tent', () => {
    const shown = (ask: string) =>
      closest(products, wordsOf(ask, 'fr'), 'fr')
        .slice(0, 3)
        .map(({ id }) => id)
    expect(shown('chaussures imperméables sans cuir')).toEqual(['CH-103', 'CH-101', 'CH-102'])
    expect(shown('tente rechargeable')[0]).toBe('LF-501')
  })

  test('filtering afterwards loses what was asked in words of its own', () => {
    const lost = LANGUAGES.map((language) =>
      trials[language]
        .filter(({ ask, exact }) => {
          const found = findThenFilter(products, wishByRules(ask, language), language)
          return exact.length > 0 && !found.some(({ id }) => exact.includes(id))
        })
        .map(({ ask }) => ask),
    )
    expect(lost).toEqual([['k-way léger'], ['puffer without down']])
  })
})

describe('the shop', () => {
  const wish: Wish = { must: [], not: [], words: [] }
  const offer: Offer = { price: 9000, left: { 42: 1, 43: 0 }, readAt: NOW }
  const boots = byId('CH-103')

  test.each([
    ['available', { ...wish, size: '42' }, offer, NOW],
    ['other sizes', { ...wish, size: '43' }, offer, NOW],
    ['sold out', wish, { ...offer, left: { 42: 0 } }, NOW],
    ['too dear', { ...wish, most: 8900 }, offer, NOW],
    ['unknown', wish, undefined, NOW],
    ['unknown', wish, offer, NOW + 60_001],
  ] as const)('says %s', (standing, asked, found, now) => {
    expect(standingOf(boots, asked, found, { now })).toBe(standing)
  })

  test('counts as silent when it fails or takes too long', async () => {
    expect(await readLive(() => Promise.reject(new Error('down')), ['CH-103'])).toEqual(new Map())
    vi.useFakeTimers()
    const read = readLive(() => new Promise(() => {}), ['CH-103'])
    await vi.advanceTimersByTimeAsync(800)
    expect(await read).toEqual(new Map())
  })
})

describe('the reply', () => {
  const nothing = { kind: 'none', soldOut: [], otherSizes: [], tooDear: [], unknown: [] }
  const SIZED = { fr: 'taille', en: 'size' }
  const idsOf = (found: Reply) => ('cards' in found ? found.cards.map(({ id }) => id) : [])

  test('shows what can be had, at the price of the shop', async () => {
    const found = await reply('chaussures imperméables', shopWith({ 'CH-101': gone }))
    expect(found).toEqual({
      kind: 'match',
      cards: [{ id: 'CH-103', name: 'Chaussure Ravin', price: 9000, lacks: [] }],
    })
  })

  test('offers something near, and says what it lacks; an exclusion is never given up', async () => {
    const found = await reply('chaussures imperméables sans cuir', shopWith({ 'CH-103': gone }))
    expect(found).toMatchObject({
      kind: 'substitute',
      cards: [{ id: 'CH-102', lacks: ['waterproof'] }],
    })
  })

  test('says that nothing is left, or nothing at that price', async () => {
    const all = Object.fromEntries(products.map(({ id }) => [id, gone]))
    expect(await reply('frontale rechargeable', shopWith(all))).toEqual({
      ...nothing,
      soldOut: ['Lampe Lueur'],
    })
    expect(await reply('réchaud moins de 50 €', shopWith())).toEqual({
      ...nothing,
      tooDear: ['Réchaud Flamme'],
    })
  })

  test('calls nothing sold out that is left in another size, or that was not read', async () => {
    const ask = 'chaussures imperméables sans cuir, taille 43'
    const others = { 'CH-102': gone }
    expect(await reply(ask, shopWith(others))).toEqual({
      ...nothing,
      otherSizes: ['Chaussure Ravin'],
    })
    const unread = shopWith({ ...others, 'CH-103': { readAt: NOW - 60_001 } })
    expect(await reply(ask, unread)).toEqual({ ...nothing, unknown: ['Chaussure Ravin'] })
  })

  test('says sold out only where the shop counts none, whatever it counts', async () => {
    const asks = LANGUAGES.flatMap((language) =>
      trials[language].map(({ ask }) => ({ ask: `${ask}, ${SIZED[language]} 43`, language })),
    )
    const offers = fc.record({
      left: fc.constantFrom({ one: 0, 42: 0, M: 0 }, { one: 0, 42: 2 }, { one: 1, 43: 1 }),
      readAt: fc.constantFrom(NOW, NOW - 60_001),
    })
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...asks),
        fc.array(offers, { minLength: 16, maxLength: 16 }),
        async ({ ask, language }, drawn) => {
          const stock = Object.fromEntries(products.map(({ id }, at) => [id, drawn[at]!]))
          const found = await reply(ask, shopWith(stock), language)
          if (found.kind !== 'none') return
          const counted = found.soldOut.map((name) => {
            const { left, readAt } =
              stock[products.find((each) => each.name[language] === name)!.id]!
            return [Object.values(left).every((count) => count === 0), readAt]
          })
          expect(counted).toEqual(counted.map(() => [true, NOW]))
        },
      ),
    )
  })

  test('gives names alone when the shop is silent or its answer old', async () => {
    const offline = { kind: 'offline', names: ['Tente Dôme 2'] }
    expect(await reply('tente légère', () => Promise.reject(new Error('down')))).toEqual(offline)
    const old = Object.fromEntries(products.map(({ id }) => [id, { readAt: NOW - 60_001 }]))
    expect(await reply('tente légère', shopWith(old))).toEqual(offline)
  })

  test('never shows a product that is gone, whatever is asked and whatever is left', async () => {
    const asks = LANGUAGES.flatMap((language) =>
      trials[language].map(({ ask }) => ({ ask, language })),
    )
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...asks),
        fc.subarray(products.map(({ id }) => id)),
        async ({ ask, language }, missing) => {
          const sold = Object.fromEntries(missing.map((id) => [id, gone]))
          const shown = idsOf(await reply(ask, shopWith(sold), language))
          const { not } = wishByRules(ask, language)
          expect(shown.filter((id) => missing.includes(id))).toEqual([])
          expect(
            shown.filter((id) => not.some((trait) => byId(id).traits.includes(trait))),
          ).toEqual([])
        },
      ),
    )
  })

  test('shows three cards at most', async () => {
    expect(idsOf(await reply('chaussures', shopWith()))).toHaveLength(3)
  })
})

describe('the guard', () => {
  const card: Card = { id: 'CH-103', name: 'Chaussure Ravin', price: 9000, lacks: [] }
  const names = products.map(({ name }) => name.fr)

  test.each([
    ['Montante et imperméable, sans cuir : elle convient aux chemins boueux.', undefined],
    ['La dernière paire, dépêchez-vous.', 'promises: dernière'],
    ['Elle est à 79 euros seulement.', 'promises: 7'],
    ['Disponible dès maintenant.', 'promises: Disponible'],
    ['Réduite de moitié cette semaine.', 'promises: Rédu'],
    ['À moitié prix cette semaine.', 'promises: prix'],
    ['Plus que deux, faites vite.', 'promises: Plus que deux'],
    ['Chez vous lundi.', 'promises: Chez vous'],
    ['Elle vaut à peine soixante-dix-neuf euros.', 'promises: soixante'],
    ['Expédiée aujourd’hui.', 'promises: Expédi'],
    ['Il reste sec sous la pluie, et sèche vite.', undefined],
    ['Profitez-en.', undefined],
    ['Plus souple que la Chaussure Col.', 'names another product: Chaussure Col'],
    ['Long. '.repeat(40), 'too long'],
  ])('reads %s', (why, fault) => {
    expect(faultOf(why, card, names)).toBe(fault)
  })

  test.each([
    ['High and waterproof, without leather: it suits muddy paths.', undefined],
    ['The last pair, so be quick.', 'promises: last'],
    ['It is only 79 euros.', 'promises: 7'],
    ['Softer than the Col walking boot.', 'names another product: Col walking boot'],
    ['It takes weight off your back.', 'promises: off'],
    ['Half price this week.', 'promises: price'],
    ['Only two remain, so be quick.', 'promises: remain'],
    ['With you by Monday.', 'promises: With you by'],
    ['It costs just seventy-nine pounds.', 'promises: pounds'],
    ['Ships today.', 'promises: Ships'],
    ['Free this week.', 'promises: Free'],
    ['Warm on freezing nights.', undefined],
    ['Make the most of it.', undefined],
    ['Leather-free and free of down, it remains warm when damp.', undefined],
  ])('reads English too: %s', (why, fault) => {
    const boot = { ...card, name: 'Ravin walking boot' }
    const others = products.map(({ name }) => name.en)
    expect(faultOf(why, boot, others)).toBe(fault)
  })

  test('lets what the sheets say pass, where no figure is in it', () => {
    const dropped = LANGUAGES.flatMap((language) =>
      products.flatMap(({ text }) => faultOf(text[language], card, []) ?? []),
    )
    expect(dropped).toEqual(['promises: 3', 'promises: 3'])
  })

  test('shows a card without its sentence rather than a sentence that promises', async () => {
    const two = [card, { ...card, id: 'CH-101', name: 'Chaussure Col' }]
    const shown = await explained(two, names, () =>
      Promise.resolve({ 'CH-103': 'Sans cuir, et faite pour la boue.', 'CH-101': 'En stock !' }),
    )
    expect(shown).toEqual([{ ...two[0], why: 'Sans cuir, et faite pour la boue.' }, two[1]])
    expect(await explained(two, names, () => Promise.reject(new Error('down')))).toEqual(two)
  })
})

describe('a month', () => {
  const month: Month = {
    conversations: 12_000,
    turns: 4,
    read: 3100,
    written: 260,
    readPrice: 0.1,
    writtenPrice: 0.5,
    products: 20_000,
    tokensPerProduct: 250,
    changed: 0.05,
    embeddingPrice: 0.13,
  }

  test('costs 21.12 dollars with a small model, 422.40 with a large one', () => {
    const small = costOf(month)
    expect(small.turns).toBe(48_000)
    expect(small.models).toBeCloseTo(21.12)
    expect(small.perConversation).toBeCloseTo(0.00176)
    expect(small.firstIndexing).toBeCloseTo(0.65)
    expect(small.reindexing).toBeCloseTo(0.0325)
    const large = costOf({ ...month, readPrice: 2, writtenPrice: 10 })
    expect(large.models).toBeCloseTo(422.4)
    expect(large.perConversation).toBeCloseTo(0.0352)
  })

  test('adds the hours of the sales team, and the sales that pay for it all', () => {
    const people = (4 * 2 + 0.5) * factValue('use-cases.labour-hour')
    expect(people).toBeCloseTo(373.15)
    const thousand = (people + 60) / 12
    expect((thousand / 10).toFixed(1)).toBe('3.6')
    const sales = (model: number) => Math.ceil((thousand + 1000 * model) / 15)
    expect([sales(0), sales(0.00176), sales(0.0352)]).toEqual([3, 3, 5])
  })

  test('grows by what is read when twenty sheets are sent instead of three cards: the exercise', () => {
    const longer = costOf({ ...month, read: 3100 + 17 * 150 })
    expect(longer.models).toBeCloseTo(33.36)
    expect(longer.models / costOf(month).models - 1).toBeCloseTo(0.58, 2)
  })
})
