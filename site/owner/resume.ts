/**
 * The CV as JSON Resume (jsonresume.org, schema 1.0.0): what the page shows, what the PDF prints and
 * what one downloads are this one object. The schema lets every object hold more than it names: what
 * is ours says so.
 */
import { identity, type Identity } from '../identity.ts'
import type { Language } from '../routes/language.ts'
import career from './career.ts'
import cases from './cases.ts'
import { inLanguage } from './in-language.ts'
import { resumePath } from './paths.ts'
import references from './references.ts'
import type { Career, Cases, References, Skills } from './schema.ts'
import skills from './skills.ts'

/** A stretch of time, in months: `2024-03`. Without an end it lasts. */
export interface Span {
  readonly startDate: string
  readonly endDate?: string | undefined
}

export interface Resume {
  readonly $schema: string
  readonly basics: {
    readonly name: string
    readonly label: string
    readonly email: string
    readonly url: string
    readonly summary: string
    readonly location: { readonly city: string; readonly countryCode: string }
    readonly profiles: readonly { readonly network: string; readonly url: string }[]
    /** Ours: where the work is done, and from when. */
    readonly workplace: string
    readonly availability: string
  }
  readonly work: readonly (Span & {
    readonly name: string
    readonly position: string
    readonly summary: string
    readonly highlights: readonly string[]
    /** Ours: the schema has them for projects alone. */
    readonly keywords: readonly string[]
  })[]
  readonly education: readonly (Span & {
    readonly institution: string
    readonly area: string
    readonly studyType: string
    /** Ours. */
    readonly summary: string
  })[]
  readonly skills: readonly {
    readonly name: string
    readonly keywords: readonly string[]
    /** Ours: since when each is practised, and which hue the group wears. */
    readonly practice: readonly (Span & { readonly name: string })[]
    readonly universe: 'code' | 'ia' | 'plus'
  }[]
  readonly projects: readonly (Span & {
    readonly name: string
    readonly description: string
    readonly entity: string
    readonly roles: readonly string[]
    readonly highlights: readonly string[]
    readonly keywords: readonly string[]
  })[]
  readonly languages: readonly {
    readonly language: string
    readonly fluency: string
  }[]
  readonly references: readonly { readonly name: string; readonly reference: string }[]
  readonly meta: {
    readonly canonical: string
    readonly version: string
    readonly lastModified: string
    /** Ours: what stands here are examples, and nobody's life. */
    readonly sample: boolean
    /** Ours. */
    readonly language: Language
  }
}

/** What a resume is made of. */
export interface Sources {
  readonly owner: Identity
  readonly career: Career
  readonly skills: Skills
  readonly cases: Cases
  readonly references: References
}
const OWN: Sources = { owner: identity, career, skills, cases, references }

export const resumeIn = (language: Language, sources: Sources = OWN): Resume => {
  const { owner } = sources
  const own = inLanguage(sources.career, language)
  return {
    $schema: SCHEMA,
    basics: {
      name: owner.name,
      label: own.label,
      email: owner.email,
      url: `${owner.origin}/${owner.slug}`,
      summary: own.summary,
      location: { city: owner.city, countryCode: owner.country },
      profiles: Object.values(owner.links).map((url) => ({ network: new URL(url).host, url })),
      workplace: own.workplace,
      availability: own.availability,
    },
    work: own.work,
    education: own.education,
    skills: inLanguage(sources.skills, language).groups.map((group) => ({
      ...group,
      keywords: group.practice.map(({ name }) => name),
    })),
    projects: inLanguage(sources.cases, language).cases.map(projectOf),
    languages: own.languages.map(({ language: name, fluency }) => ({ language: name, fluency })),
    references: inLanguage(sources.references, language).references,
    meta: {
      canonical: `${owner.origin}${resumePath(language, 'json')}`,
      version: 'v1.0.0',
      lastModified: `${own.updated}T00:00:00`,
      sample: owner.sample || Object.values(sources).some(({ sample }) => sample),
      language,
    },
  }
}

const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json'

type Case = ReturnType<typeof inLanguage<Cases>>['cases'][number]

const projectOf = (told: Case): Resume['projects'][number] => ({
  name: told.name,
  description: told.problem,
  entity: told.entity,
  roles: [told.role],
  startDate: told.startDate,
  endDate: told.endDate,
  highlights: [told.choice, told.measure, told.kept],
  keywords: told.keywords,
})
