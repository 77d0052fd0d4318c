/** What the owner writes of themselves: checked before a build, and marked while it is a sample. */
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import career from '../site/owner/career.ts'
import cases from '../site/owner/cases.ts'
import { ownerFaults, type Owned } from '../site/owner/check.ts'
import { inLanguage } from '../site/owner/in-language.ts'
import { periodOf } from '../site/owner/period.ts'
import references from '../site/owner/references.ts'
import { resumeIn, type Sources } from '../site/owner/resume.ts'
import skills from '../site/owner/skills.ts'
import testimonials from '../site/owner/testimonials.ts'
import { casesIn, testimonialsIn } from '../site/owner/told.ts'
import { ownerWarning } from '../site/prerender/identity-warning.ts'
import { identity as complete } from './fixtures/identity.ts'

const OWN: Owned = { career, skills, cases, testimonials, references }
const told = (owned: Partial<Owned>) =>
  ownerFaults({ ...OWN, ...owned }).map(({ file, what }) => `${file}: ${what}`)
const [first, ...others] = career.work
if (first === undefined) throw new Error('the sample has posts')
const withPost = (post: Partial<typeof first>) => ({
  career: { ...career, work: [{ ...first, ...post }, ...others] },
})

describe('an author is told, with the file and the field', () => {
  test('nothing, of the sample', () => {
    expect(ownerFaults()).toEqual([])
  })

  test('of a language that is missing', () => {
    const summary = { fr: first.summary.fr } as typeof first.summary
    expect(told(withPost({ summary }))).toEqual([
      'site/owner/career.ts: work.0.summary.en: is missing: write it.',
    ])
  })

  test('of a month that is none', () => {
    expect(told(withPost({ startDate: 'mars 2024' }))).toEqual([
      'site/owner/career.ts: work.0.startDate: write a month as 2024-03.',
    ])
  })

  test('of a post that ends before it starts, or lies ahead, or too far back', () => {
    expect(told(withPost({ startDate: '2024-03', endDate: '2023-01' }))).toEqual([
      'site/owner/career.ts: work.0.endDate: 2023-01 is before the start, 2024-03.',
    ])
    expect(told(withPost({ startDate: '2031-01' }))).toEqual([
      'site/owner/career.ts: work.0.startDate: 2031-01 is after 2026-11-22, the day of career.updated.',
    ])
    expect(told(withPost({ startDate: '1970-01' }))).toEqual([
      'site/owner/career.ts: work.0.startDate: 1970-01 is more than 50 years ago.',
    ])
  })

  test('of a testimonial about a case that nobody tells', () => {
    const [one, ...rest] = testimonials.testimonials
    if (one === undefined) throw new Error('the sample has testimonials')
    const about = { ...testimonials, testimonials: [{ ...one, about: 'suport' }, ...rest] }
    expect(told({ testimonials: about })).toEqual([
      'site/owner/testimonials.ts: testimonials.0.about: there is no case « suport ». Did you mean « support »?',
    ])
  })
})

test('no skill of the sample ends, or is not begun, while a post that names it goes on', () => {
  const practised = skills.groups.flatMap(({ practice }) => practice)
  const faults = career.work.flatMap(({ keywords, startDate, endDate = '9999-12' }) =>
    practised
      .filter(({ name }) =>
        keywords.some((one) => name.fr.split(/\W+/u).some((word) => word === one)),
      )
      .filter((skill) => skill.startDate > endDate || (skill.endDate ?? '9999-12') < endDate)
      .map(({ name }) => `${startDate}: ${name.fr}`),
  )
  expect(faults).toEqual([])
})

describe('one language of it', () => {
  test('is the text of that language, typeset, and what no language changes', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'é', ' ', '.') })
    fc.assert(
      fc.property(text, text, fc.integer(), (fr, en, number) => {
        const value = { name: { fr, en }, list: [{ fr, en }, 'as it is'], number, none: undefined }
        expect(inLanguage(value, 'en')).toEqual({ ...value, name: en, list: [en, 'as it is'] })
        expect(inLanguage(value, 'fr')).toEqual({ ...value, name: fr, list: [fr, 'as it is'] })
      }),
    )
    expect(inLanguage({ fr: "L'essai : 3 jours", en: "That's it" }, 'fr')).toBe(
      'L’essai\u00A0: 3 jours',
    )
  })

  test('says a period by its years', () => {
    expect(periodOf({ startDate: '2018-01', endDate: '2021-06' }, 'fr')).toBe('2018 – 2021')
    expect(periodOf({ startDate: '2025-03', endDate: '2025-05' }, 'fr')).toBe('2025')
    expect(periodOf({ startDate: '2024-03' }, 'fr')).toBe('depuis 2024')
    expect(periodOf({ startDate: '2024-03' }, 'en')).toBe('since 2024')
  })
})

describe('a sample says that it is one', () => {
  const own = (owner: Sources['owner'], sample: boolean): Sources => ({
    owner,
    career: { ...career, sample },
    skills: { ...skills, sample },
    cases: { ...cases, sample },
    references: { ...references, sample },
  })

  test('as long as one part of it, or the identity, is a sample', () => {
    expect(resumeIn('fr').meta.sample).toBe(true)
    expect(resumeIn('fr', own(complete, false)).meta.sample).toBe(false)
    expect(resumeIn('fr', own({ ...complete, sample: true }, false)).meta.sample).toBe(true)
    for (const part of ['career', 'skills', 'cases', 'references'] as const) {
      const sources = own(complete, false)
      const mixed = { ...sources, [part]: { ...sources[part], sample: true } }
      expect([part, resumeIn('fr', mixed).meta.sample]).toEqual([part, true])
    }
  })

  test('and the build names the files that are', () => {
    expect(ownerWarning()).toContain(
      'career.ts, skills.ts, cases.ts, testimonials.ts, references.ts.',
    )
    const done = { ...career, sample: false }
    expect(ownerWarning({ career: done, skills })).toContain('site/owner: skills.ts.')
    expect(ownerWarning({ career: done })).toBeUndefined()
  })

  test('cases and testimonials too, and their organisations are named as examples', () => {
    expect([casesIn('fr').sample, testimonialsIn('en').sample]).toEqual([true, true])
    for (const { entity } of [...cases.cases, ...testimonials.testimonials])
      expect(`${entity.fr}, ${entity.en}`).toMatch(/exemple.*sample/iu)
  })
})
