/** What the owner wrote of themselves, against its schemas and against itself. */
import { schemaFaults } from '../content/check/check-record.ts'
import { fieldName, type Fault } from '../content/check/fault.ts'
import { missing } from '../content/missing.ts'
import career from './career.ts'
import cases from './cases.ts'
import references from './references.ts'
import {
  careerSchema,
  casesSchema,
  referencesSchema,
  skillsSchema,
  testimonialsSchema,
  type Testimonials,
} from './schema.ts'
import skills from './skills.ts'
import testimonials from './testimonials.ts'

/** All of it, by the name of its file. */
export const OWNED = { career, skills, cases, testimonials, references }
export type Owned = typeof OWNED

export const ownerFaults = (owned: Owned = OWNED): readonly Fault[] =>
  (Object.keys(SCHEMAS) as (keyof Owned)[]).flatMap((name) => {
    const file = `site/owner/${name}.ts`
    const faults = schemaFaults(file, owned[name], SCHEMAS[name])
    if (faults.length > 0) return faults
    return [
      ...spanFaults(owned[name], owned.career.updated).map((fault) => ({ file, ...fault })),
      ...(name === 'testimonials' ? caseFaults(file, owned) : []),
    ]
  })

const SCHEMAS = {
  career: careerSchema,
  skills: skillsSchema,
  cases: casesSchema,
  testimonials: testimonialsSchema,
  references: referencesSchema,
}

/** Years that the axis has room for: `site/components/career-axis` has a place for each half of them. */
export const LONGEST_CAREER = 50

type Found = Pick<Fault, 'at' | 'what'>

/** Every stretch of time below a value: in order, within reach, and not in the future. */
const spanFaults = (value: unknown, today: string, at: readonly PropertyKey[] = []): Found[] => {
  if (typeof value !== 'object' || value === null) return []
  const { startDate: start, endDate: end } = value as { startDate?: string; endDate?: string }
  const below = Object.entries(value).flatMap(([key, item]) =>
    spanFaults(item, today, [...at, Array.isArray(value) ? Number(key) : key]),
  )
  if (start === undefined) return below
  const say = (field: string, what: string): Found => {
    const place = [...at, field]
    return { at: place, what: `${fieldName(place)}: ${what}` }
  }
  const faults: Found[] = []
  if (end !== undefined && end < start)
    faults.push(say('endDate', `${end} is before the start, ${start}.`))
  if (start > today)
    faults.push(say('startDate', `${start} is after ${today}, the day of career.updated.`))
  if (Number(today.slice(0, 4)) - Number(start.slice(0, 4)) >= LONGEST_CAREER)
    faults.push(say('startDate', `${start} is more than ${LONGEST_CAREER} years ago.`))
  return [...faults, ...below]
}

/** A testimonial about a case that is not told. */
const caseFaults = (file: string, owned: Owned): readonly Fault[] => {
  const known = owned.cases.cases.map(({ id }) => id)
  const { testimonials: all }: Testimonials = owned.testimonials
  return all.flatMap(({ about }, index) => {
    if (about === undefined || known.includes(about)) return []
    const at = ['testimonials', index, 'about']
    return [{ file, at, what: `${fieldName(at)}: ${missing('case', about, known)}` }]
  })
}
