import * as fc from 'fast-check'
import ICAL from 'ical.js'
import jsQR from 'jsqr'
import { describe, expect, test } from 'vitest'
import { cardData } from '../../site/seo/card-data.ts'
import { qrDrawing, qrMatrix, type Matrix, type QrDrawing } from '../../site/seo/qr-code.ts'
import { escapeValue, fold, pocketCard, vcard } from '../../site/seo/vcard.ts'
import { identity as complete } from '../fixtures/identity.ts'
import { dataOf, published } from '../support/dist.ts'

/** Properties by name as a program that is not ours reads them; several values make a list. */
const read = (card: string): Readonly<Record<string, unknown>> => {
  const component = ICAL.Component.fromString(card)
  return Object.fromEntries(
    component.getAllProperties().map(({ name }) => {
      const values = component.getAllProperties(name).map((each) => each.getFirstValue())
      return [name, values.length > 1 ? values : values[0]]
    }),
  )
}

/** What a reader does first: folded lines become one again. */
const unfold = (text: string): string => text.replaceAll('\r\n ', '')

const unescape = (value: string): string =>
  value.replaceAll(/\\([\\,;n])/gu, (_, sign: string) => (sign === 'n' ? '\n' : sign))

describe('opale.vcf', () => {
  test('is a vCard 4.0 of the owner', () => {
    const lines = unfold(vcard(complete)).split('\r\n')
    expect(lines.slice(0, 2)).toEqual(['BEGIN:VCARD', 'VERSION:4.0'])
    expect(lines.slice(-2)).toEqual(['END:VCARD', ''])
    expect(lines).toContain('FN:Camille Exemple')
    expect(lines).toContain('N:Exemple;Camille;;;')
    expect(lines).toContain('EMAIL;TYPE=work:camille@example.org')
    expect(lines).toContain('ADR;TYPE=work:;;;Lyon;;;France')
    expect(lines).toContain('URL;PREF=1:https://camille.example.org/camille-exemple')
    expect(lines.filter((line) => line.startsWith('URL'))).toHaveLength(3)
    expect(lines.some((line) => line.startsWith('NOTE'))).toBe(false)
  })

  test('[2.1.100] is read by another program, name, trade, address and links', () => {
    expect(read(vcard(complete))).toMatchObject({
      version: '4.0',
      kind: 'individual',
      fn: 'Camille Exemple',
      n: ['Exemple', 'Camille', '', '', ''],
      email: 'camille@example.org',
      adr: ['', '', '', 'Lyon', '', '', 'France'],
      lang: ['fr', 'en'],
      title: [
        'Développement web et conseil en IA, en indépendant',
        'Freelance web developer and AI consultant',
      ],
    })
    expect(read(vcard(complete))['url']).toHaveLength(3)
    expect(read(published('opale.vcf'))).toMatchObject({ version: '4.0', fn: 'Prénom Nom' })
  })

  test('holds what the page says that it does, in French as in English', () => {
    const { name, organisation, role, email, site, profiles, city, country } = cardData('fr')
    expect(read(vcard())).toMatchObject({
      fn: name,
      org: organisation,
      title: [role, cardData('en').role],
      email,
      url: [site, ...profiles],
      adr: ['', '', '', city, '', '', country],
    })
  })

  test('says that it is a sample while it is one', () => {
    expect(unfold(vcard({ ...complete, sample: true }))).toMatch(/\r\nNOTE:.*exemple/u)
  })

  test('no name, however odd, breaks out of its line', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const lines = unfold(vcard({ ...complete, name })).split('\r\n')
        const found = lines.filter((line) => line.startsWith('FN:'))
        expect(found).toHaveLength(1)
        expect(unescape(found.join().slice(3))).toBe(name.replaceAll(/\r\n?/gu, '\n'))
      }),
    )
  })

  test('an escaped value holds no bare separator and reads back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const value = escapeValue(text)
        expect(value.replaceAll(/\\./gu, '')).not.toMatch(/[,;\\\r\n]/u)
        expect(unescape(value)).toBe(text.replaceAll(/\r\n?/gu, '\n'))
      }),
    )
  })

  test('folds at 75 octets, between characters', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 400 }).map((line) => escapeValue(line))
    fc.assert(
      fc.property(text, (line) => {
        const folded = fold(line)
        expect(unfold(folded)).toBe(line)
        for (const row of folded.split('\r\n')) {
          expect(Buffer.byteLength(row)).toBeLessThanOrEqual(75)
          expect(row).not.toMatch(/\p{Cs}/u)
        }
      }),
    )
  })
})

describe('the code on the page of the card', () => {
  /** As a camera sees it: four pixels a module, dark on white. */
  const decoded = (matrix: Matrix): string | undefined => {
    const side = matrix.length * 4
    const pixels = new Uint8ClampedArray(side * side * 4)
    for (let at = 0; at < side * side; at += 1) {
      const row = matrix[Math.floor(at / side / 4)]
      const grey = row?.[Math.floor((at % side) / 4)] ? 28 : 255
      pixels.set([grey, grey, grey, 255], at * 4)
    }
    return jsQR(pixels, side, side)?.data
  }

  /** The modules that a drawing's strokes cover. */
  const drawn = ({ size, path }: QrDrawing): Matrix => {
    const matrix = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
    for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)\.5h(\d+)/gu))
      matrix[Number(y)]?.fill(true, Number(x), Number(x) + Number(run))
    return matrix
  }

  test('[2.1.100] holds the card itself: a reader finds name, address and link', () => {
    for (const file of ['vcard.html', 'vcard.en.html']) {
      const { card } = dataOf(file)
      if (card === undefined) throw new Error('the page has no card')
      // What the document shows is what its data hold.
      expect(published(file)).toContain(card.code.path)
      for (const url of [card.site, ...card.profiles])
        expect(published(file)).toContain(`href="${url}"`)
      const text = decoded(drawn(card.code))
      expect(text).toBe(pocketCard())
      expect(read(text ?? '')).toMatchObject({
        version: '4.0',
        fn: card.name,
        email: card.email,
        url: card.site,
        note: 'Exemple',
      })
    }
  })

  test('is read back whatever the name, and drawn module by module', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }), (name) => {
        const text = pocketCard({ ...complete, name })
        const matrix = qrMatrix(text)
        expect(drawn(qrDrawing(matrix))).toEqual(matrix)
        expect(decoded(matrix)).toBe(text)
      }),
      { numRuns: 20 },
    )
  })
})
