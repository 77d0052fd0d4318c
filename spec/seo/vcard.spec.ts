import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { escapeValue, fold, vcard } from '../../site/seo/vcard.ts'
import { identity as complete } from '../fixtures/identity.ts'

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
