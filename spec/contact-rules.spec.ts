/** The contact form's rules: what a message is, whoever judges it. */
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanLine, cleanText } from '../site/contact/clean.ts'
import { addressProblem } from '../site/contact/email-address.ts'
import {
  BUDGETS,
  EMPTY,
  FIELDS,
  LONGEST,
  MOMENTS,
  SHORTEST_MESSAGE,
  SUBJECTS,
  TRAP,
  type Field,
  type Fields,
} from '../site/contact/fields.ts'
import { problemText } from '../site/contact/problem-text.ts'
import { problemsOf, type Problem } from '../site/contact/rules.ts'
import { contactMessage, isTrapped, refusalOf } from '../site/contact/schema.ts'
import { WORDS } from '../site/contact/words.ts'
import { LANGUAGES } from '../site/routes/language.ts'

const GOOD: Fields = {
  ...EMPTY,
  name: 'Camille',
  email: 'camille@exemple.fr',
  subject: 'ai',
  message: 'Trouver une réponse dans 400 procédures.',
  consent: true,
}
const ID = 'a'.repeat(32)
const sent = (fields: object = {}) => ({ ...GOOD, id: ID, language: 'fr', ...fields })

/** Whatever a keyboard, a clipboard or a program may put in: half characters, controls, markup. */
const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.string({ unit: 'grapheme', maxLength: 400 }),
  fc.constantFrom(
    '\u0000',
    '\r\nBcc: everyone@example.org',
    '<script>alert(1)</script>',
    '\uD800',
    '\u202Egnp.exe',
    '__proto__',
    'constructor',
    'a'.repeat(6000),
    ' \n\t ',
  ),
)
const anyFields: fc.Arbitrary<Fields> = fc.record({
  name: hostile,
  email: fc.oneof(hostile, fc.emailAddress()),
  company: hostile,
  subject: fc.constantFrom('', ...SUBJECTS),
  budget: fc.constantFrom(...BUDGETS),
  message: hostile,
  first: fc.oneof(hostile, fc.constantFrom('', '2030-03-12', '2030-02-30')),
  second: fc.oneof(hostile, fc.constantFrom('', '2030-03-12')),
  moment: fc.constantFrom(...MOMENTS),
  consent: fc.boolean(),
})

describe('[1.0.55] a message', () => {
  test('needs a name, an address, a subject, a few words and an agreement, and nothing else', () => {
    expect(problemsOf(GOOD)).toEqual({})
    expect(problemsOf(EMPTY)).toEqual({
      name: 'missing',
      email: 'missing',
      subject: 'missing',
      message: 'missing',
      consent: 'missing',
    })
  })

  test.each<[string, Partial<Fields>, Field, Problem | undefined]>([
    ['without a letter', { name: ' \u200B. ' }, 'name', 'missing'],
    ['of one letter', { name: '李' }, 'name', undefined],
    ['as long as may be', { name: 'a'.repeat(LONGEST.name) }, 'name', undefined],
    ['too long', { name: 'a'.repeat(LONGEST.name + 1) }, 'name', 'long'],
    ['too long', { company: 'a'.repeat(LONGEST.company + 1) }, 'company', 'long'],
    ['too short', { message: ` ${'a'.repeat(SHORTEST_MESSAGE - 1)} ` }, 'message', 'short'],
    ['just long enough', { message: 'a'.repeat(SHORTEST_MESSAGE) }, 'message', undefined],
    ['as long as may be', { message: 'a'.repeat(LONGEST.message) }, 'message', undefined],
    ['too long', { message: 'a'.repeat(LONGEST.message + 1) }, 'message', 'long'],
    ['of no month', { first: '2030-02-30' }, 'first', 'day'],
    ['written otherwise', { first: '30/02/2030' }, 'first', 'day'],
    ['of yesterday', { first: '2026-03-11' }, 'first', 'past'],
    ['of today', { first: '2026-03-12' }, 'first', undefined],
    ['given twice', { first: '2026-03-13', second: '2026-03-13' }, 'second', 'same'],
    ['not given', { consent: false }, 'consent', 'missing'],
  ])('%s is judged, %#', (_, change, field, problem) => {
    expect(problemsOf({ ...GOOD, ...change }, '2026-03-12')).toEqual(
      problem === undefined ? {} : { [field]: problem },
    )
  })
})

describe('an address', () => {
  const problem = (address: string) => addressProblem(address, LONGEST.email)

  test.each([
    'camille@exemple.fr',
    'c@e.io',
    "o'neil+devis@mail.example.co.uk",
    'first.last@xn--exmple-cua.fr',
  ])('%s can be one', (address) => expect(problem(address)).toBeUndefined())

  test.each<[string, string]>([
    ['', 'missing'],
    ['camille', 'noAt'],
    ['camille@', 'noEnd'],
    ['camille@exemple', 'noEnd'],
    ['camille@exemple.', 'noEnd'],
    ['camille@.fr', 'noEnd'],
    ['@exemple.fr', 'noUser'],
    ['camille@exemple.fr, paul@exemple.fr', 'spaced'],
    ['camille@exemple.fr;paul@exemple.fr', 'twoAts'],
    ['camille dupont@exemple.fr', 'spaced'],
    ['hélène@exemple.fr', 'accented'],
    ['camille@exemple..fr', 'malformed'],
    ['camille@-exemple.fr', 'malformed'],
    ['camille@127.0.0.1', 'malformed'],
    ['<camille@exemple.fr>', 'malformed'],
  ])('%s: %s', (address, expected) => expect(problem(address)).toBe(expected))

  test('one that no mail server takes is too long', () => {
    expect(problem(`${'a'.repeat(LONGEST.email - 11)}@exemple.fr`)).toBeUndefined()
    expect(problem(`${'a'.repeat(LONGEST.email - 10)}@exemple.fr`)).toBe('long')
  })

  test('what is one, browsers take as well', () => {
    // As the HTML standard defines what an e-mail field takes.
    const standard =
      /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/u
    const near = fc.stringMatching(/^[\w.+!é -]{0,8}@?[a-z0-9.@-]{0,12}$/u)
    fc.assert(
      fc.property(fc.oneof(near, hostile, fc.emailAddress()), (address) => {
        fc.pre(problem(address) === undefined)
        expect(address).toMatch(standard)
      }),
    )
  })
})

describe('whatever is put in', () => {
  test('page and server judge alike, and the server keeps no control character', () => {
    fc.assert(
      fc.property(anyFields, (fields) => {
        const problems = problemsOf(fields)
        const read = contactMessage.safeParse(sent(fields))
        expect(read.success ? {} : refusalOf(read.error)).toEqual(problems)
        if (!read.success) return
        const { name, email, company, message } = read.data
        // A line that stays one cannot add a header to a mail.
        for (const line of [name, email, company]) expect(line).not.toMatch(/[\p{Cc}\p{Cs}]/u)
        expect(message).not.toMatch(/(?![\n\t])[\p{Cc}\p{Cs}]/u)
      }),
    )
  })

  test('cleaning once is enough, and leaves no letter out', () => {
    const letters = (text: string) => text.match(/[\p{L}\p{N}]/gu)?.join('') ?? ''
    fc.assert(
      fc.property(hostile, (text) => {
        for (const clean of [cleanLine, cleanText]) {
          expect(clean(clean(text))).toBe(clean(text))
          expect(letters(clean(text))).toBe(letters(text))
        }
      }),
    )
  })

  test('a message of another shape is the program’s mistake, and nobody is told to put it right', () => {
    for (const wrong of [
      { id: 'x' },
      { language: 'de' },
      { subject: 'spam' },
      { name: 3 },
      { consent: 'off' },
      { from: 'https://elsewhere.example' },
      { from: '//elsewhere.example' },
    ]) {
      const read = contactMessage.safeParse(sent(wrong))
      expect(read.error && refusalOf(read.error), JSON.stringify(wrong)).toBeUndefined()
      expect(read.success).toBe(false)
    }
    expect(contactMessage.safeParse(null).success).toBe(false)
  })

  test('a form without a script says the same as the page: what is left out, and “on”', () => {
    const plain = {
      id: ID,
      language: 'en',
      name: 'Sam',
      email: 'sam@example.com',
      subject: 'other',
      message: 'Line one\r\nLine two',
      consent: 'on',
      utm: 'x',
    }
    expect(contactMessage.parse(plain)).toEqual({
      ...EMPTY,
      id: ID,
      language: 'en',
      name: 'Sam',
      email: 'sam@example.com',
      subject: 'other',
      message: 'Line one\nLine two',
      consent: true,
      [TRAP]: '',
    })
  })
})

test('what nobody sees is filled by no person', () => {
  expect(isTrapped(contactMessage.parse(sent()))).toBe(false)
  expect(isTrapped(contactMessage.parse(sent({ [TRAP]: 'https://buy.example' })))).toBe(true)
})

describe.each(LANGUAGES)('in %s', (language) => {
  const words = WORDS[language]

  test('whatever can be wrong, there are words that say how to put it right', () => {
    fc.assert(
      fc.property(anyFields, (fields) => {
        for (const [field, problem] of Object.entries(problemsOf(fields, '2031-01-01')))
          expect(problemText(words, field as Field, problem), `${field} ${problem}`).toMatch(
            /\p{L}/u,
          )
      }),
    )
  })

  test('they name the limits that hold', () => {
    const said = (count: number) =>
      new Intl.NumberFormat(language).format(count).replace('\u202F', '\u00A0')
    const { problems } = words
    expect(problems.name.long).toContain(said(LONGEST.name))
    expect(problems.email.long).toContain(said(LONGEST.email))
    expect(problems.company.long).toContain(said(LONGEST.company))
    expect(problems.message.long).toContain(said(LONGEST.message))
  })

  test('every field and every choice has a name of its own', () => {
    for (const names of [words.subjects, words.budgets, words.moments])
      expect(new Set(Object.values(names)).size).toBe(Object.keys(names).length)
    expect(FIELDS.map((field) => words.fields[field]).every(Boolean)).toBe(true)
  })
})
