/** The CV as data: valid JSON Resume by the standard's own validator, the same in both languages. */
import { validate } from '@jsonresume/schema'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MOST_COLUMNS } from '../site/components/career-axis/columns.ts'
import { LONGEST_CAREER } from '../site/owner/check.ts'
import { resumeIn, type Resume } from '../site/owner/resume.ts'
import { axisOf } from '../site/pages/cv/axis.ts'
import { LANGUAGES } from '../site/routes/language.ts'
import { published } from './support/dist.ts'

const faultsOf = (resume: unknown): Promise<unknown> =>
  new Promise((resolve) => {
    validate(resume, (faults) => resolve(faults))
  })

describe('the files', () => {
  test.each(LANGUAGES)(
    '[2.1.99] cv.%s.json is valid JSON Resume, and what the page shows',
    async (language) => {
      const resume = JSON.parse(published(`cv.${language}.json`)) as Resume
      expect(await faultsOf(resume)).toBeNull()
      expect(resume).toEqual(JSON.parse(JSON.stringify(resumeIn(language))))
    },
  )

  test('the validator refuses what is not valid', async () => {
    const { basics, ...resume } = resumeIn('fr')
    expect(await faultsOf({ ...resume, basics: { ...basics, url: 12 } })).not.toBeNull()
    expect(await faultsOf({ ...resume, work: [{ startDate: 'mars' }] })).not.toBeNull()
  })

  test('both languages tell the same posts, skills and projects, of the same dates', () => {
    const shape = (resume: Resume) => ({
      work: resume.work.map(({ startDate, endDate, highlights, keywords }) => [
        startDate,
        endDate,
        highlights.length,
        keywords.length,
      ]),
      skills: resume.skills.map(({ practice }) => practice.map(({ startDate }) => startDate)),
      projects: resume.projects.map(({ startDate, endDate }) => [startDate, endDate]),
    })
    expect(shape(resumeIn('fr'))).toEqual(shape(resumeIn('en')))
  })
})

describe('the axis of years', () => {
  const resume = resumeIn('fr')
  const LAST = 2026
  const month = fc
    .tuple(
      fc.integer({ min: LAST - LONGEST_CAREER + 1, max: LAST }),
      fc.integer({ min: 1, max: 11 }),
    )
    .map(([year, at]) => `${year}-${String(at).padStart(2, '0')}`)
  const span = fc.tuple(month, month, fc.boolean()).map(([one, other, lasts]) => {
    const [startDate = '', endDate] = [one, other].toSorted()
    return lasts ? { startDate } : { startDate, endDate }
  })

  test('has a place for every stretch of a career, and room for the longest one', () => {
    fc.assert(
      fc.property(fc.array(span, { minLength: 1 }), (spans) => {
        const practice = spans.map((each) => ({ name: 'Une pratique', ...each }))
        const skills = resume.skills.slice(0, 1).map((group) => ({ ...group, practice }))
        const axis = axisOf({ ...resume, work: [], education: [], skills })
        expect(axis.columns).toBeLessThanOrEqual(MOST_COLUMNS)
        expect(axis.years.at(-1)?.label).toBe(String(LAST))
        for (const each of spans) {
          const { from, to } = axis.place(each)
          expect(from).toBeGreaterThanOrEqual(0)
          expect(to).toBeGreaterThan(from)
          expect(to).toBeLessThanOrEqual(axis.columns)
          // It begins in the year that it says.
          const year = axis.years[Math.floor(from / 2)]
          expect(year?.label).toBe(each.startDate.slice(0, 4))
          // Without an end it goes on to the end of the axis.
          expect('endDate' in each || to === axis.columns).toBe(true)
        }
      }),
    )
  })
})
