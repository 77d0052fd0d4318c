/** `/.well-known/security.txt`, read as RFC 9116 has it: by a parser of our own, from its grammar. */
import * as fc from 'fast-check'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { identity } from '../site/identity.ts'
import { mediaType } from '../site/server/media-type.ts'
import { SECURITY_PATH, securityTxt } from '../site/seo/security-txt.ts'
import { identity as complete } from './fixtures/identity.ts'
import { CLIENT, manifest } from './support/dist.ts'

/** The grammar's fields, by name: lines, comments and spaces as section 4 allows them. */
const parse = (text: string): ReadonlyMap<string, readonly string[]> => {
  if (!/^(?:[^\r\n]*\r?\n)*$/u.test(text)) throw new Error('the last line does not end')
  const fields = new Map<string, string[]>()
  for (const line of text.split(/\r?\n/u).slice(0, -1)) {
    if (line === '' || line.startsWith('#')) continue
    const [, name, value] = FIELD.exec(line) ?? []
    if (name === undefined || value === undefined) throw new Error(`no field: ${line}`)
    const key = name.toLowerCase()
    if (!VALUES[key]?.test(value)) throw new Error(`no such value: ${line}`)
    fields.set(key, [...(fields.get(key) ?? []), value])
  }
  for (const [name, least, most] of COUNTS) {
    const count = fields.get(name)?.length ?? 0
    if (count < least || count > most) throw new Error(`${name}: ${count} times`)
  }
  return fields
}

const FIELD = /^([!-9;-~]+): (\S(?:.*\S)?)$/u
const WEB = /^https:\/\/[^\s/?#]+(?:[/?#]\S*)?$/u
const VALUES: Readonly<Record<string, RegExp>> = {
  contact: /^(?:mailto:[^\s@]+@[^\s@]+|tel:\+[\d-]+|https:\/\/\S+)$/u,
  // RFC 3339.
  expires: /^\d{4}-\d\d-\d\d[Tt]\d\d:\d\d:\d\d(?:\.\d+)?(?:[Zz]|[+-]\d\d:\d\d)$/u,
  'preferred-languages':
    /^[A-Za-z]{2,8}(?:-\w{1,8})*(?:[ \t]*,[ \t]*[A-Za-z]{2,8}(?:-\w{1,8})*)*$/u,
  canonical: WEB,
  policy: WEB,
}
/** At least one address; exactly one end; languages once at most. */
const COUNTS = [
  ['contact', 1, Infinity],
  ['expires', 1, 1],
  ['preferred-languages', 0, 1],
] as const

/** The shortest file there can be. */
const LEAST = 'Contact: mailto:a@example.org\nExpires: 2027-10-01T00:00:00Z\n'

const day = fc.date({
  min: new Date('2026-01-01'),
  max: new Date('2100-01-01'),
  noInvalidDate: true,
})

describe('security.txt', () => {
  test('names whom to write to, in which languages, and by which rules', () => {
    const fields = parse(securityTxt('2026-11-23', complete)!)
    expect(fields.get('contact')).toEqual(['mailto:camille@example.org'])
    expect(fields.get('preferred-languages')).toEqual(['fr, en'])
    expect(fields.get('canonical')).toEqual([`${complete.origin}${SECURITY_PATH}`])
    const policies = fields.get('policy')!.map((url) => new URL(url))
    for (const { origin, pathname, searchParams } of policies) {
      expect(origin).toBe(complete.origin)
      const language = (searchParams.get('lang') ?? 'fr') as 'fr' | 'en'
      expect(manifest.pages[pathname]?.[language]?.file).toMatch(/^securite/u)
    }
    expect(policies).toHaveLength(2)
  })

  test('holds for less than a year and more than ten months, from whatever day it is built', () => {
    fc.assert(
      fc.property(day, (built) => {
        const today = built.toISOString().slice(0, 10)
        const [expires] = parse(securityTxt(today, complete)!).get('expires')!
        const days = (Date.parse(expires!) - Date.parse(today)) / 86_400_000
        expect(days).toBeGreaterThan(300)
        expect(days).toBeLessThan(365)
      }),
    )
  })

  test('is served as the text that it is', () => {
    expect(mediaType(SECURITY_PATH)).toBe('text/plain; charset=utf-8')
  })

  test('does not change from one day of a month to the next', () => {
    expect(securityTxt('2026-11-01', complete)).toBe(securityTxt('2026-11-30', complete))
    expect(securityTxt('2026-11-30', complete)).not.toBe(securityTxt('2026-12-01', complete))
  })

  test.each([
    ['Contact: security@example.org\nExpires: 2027-10-01T00:00:00Z\n', 'no such value'],
    ['Contact: mailto:a@example.org\n', 'expires: 0 times'],
    ['Contact: mailto:a@example.org\nExpires: 2027-10-01\n', 'no such value'],
    ['Contact: mailto:a@example.org\nExpires: 2027-10-01T00:00:00Z', 'does not end'],
    [`${LEAST}Policy: http://a.example/\n`, 'no such value'],
    [`${LEAST}Expires: 2027-10-02T00:00:00Z\n`, 'expires: 2 times'],
    [`${LEAST}Policy:https://a.example/\n`, 'no field'],
  ])('the parser takes nothing that breaks the rules: %j', (text, why) => {
    expect(() => parse(text)).toThrow(why)
  })

  test.runIf(identity.sample)('is not published with an address that is nobody’s', () => {
    expect(securityTxt('2026-11-23', { ...complete, sample: true })).toBeUndefined()
    expect(existsSync(join(CLIENT, SECURITY_PATH))).toBe(false)
  })
})
