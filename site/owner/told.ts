/** Cases, testimonials and references as a page tells them, in one language. */
import { identity } from '../identity.ts'
import type { Language } from '../routes/language.ts'
import cases from './cases.ts'
import { inLanguage, type InLanguage } from './in-language.ts'
import references from './references.ts'
import type { Cases, References, Testimonials } from './schema.ts'
import testimonials from './testimonials.ts'

export interface TestimonialsTold
  extends Pick<InLanguage<References>, 'references'>, InLanguage<Testimonials> {
  /** Names of the cases that are spoken of, by id. */
  readonly cases: Readonly<Record<string, string>>
}

export const casesIn = (language: Language): InLanguage<Cases> => ({
  ...inLanguage(cases, language),
  sample: identity.sample || cases.sample,
})

export const testimonialsIn = (language: Language): TestimonialsTold => ({
  ...inLanguage(testimonials, language),
  sample: identity.sample || testimonials.sample || references.sample,
  references: inLanguage(references, language).references,
  cases: Object.fromEntries(casesIn(language).cases.map(({ id, name }) => [id, name])),
})
