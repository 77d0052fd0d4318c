/** What a screen shows that no record holds. */
import { loadCodeActivity } from '../content/code-activity.ts'
import { identity } from '../identity.ts'
import { resumeIn } from '../owner/resume.ts'
import { casesIn, testimonialsIn } from '../owner/told.ts'
import { cardData } from '../seo/card-data.ts'
import { beginningIn } from './beginning.ts'
import { blogData } from './blog.ts'
import { contactWays } from './contact-ways.ts'
import { entryOf, hrefTo } from './entries.ts'
import type { Language } from './language.ts'
import { wholeLibrary } from './library-data.ts'
import { linkTo } from './link-to.ts'
import type { PageData } from './page-data.ts'
import { modelPrices } from './model-prices.ts'
import { questionGroups } from './questions.ts'
import { roiData } from './roi.ts'
import type { PageId, Screen } from './table.ts'
import { technologyGroups, toolsAtWork } from './technologies.ts'

export const shownBy = (screen: Screen, language: Language): Partial<PageData> =>
  SHOWN_BY[screen]?.(language) ?? {}

const SHOWN_BY: Partial<Record<Screen, (language: Language) => Partial<PageData>>> = {
  home: (language) => ({
    ...told(language),
    tools: toolsAtWork(language),
    checks: CHECKS.map((id) => linkTo(entryOf(id), language)),
  }),
  services: (language) => ({ ...told(language), roi: roiData(language) }),
  blog: (language) => ({ blog: blogData(language) }),
  technologies: (language) => ({ technologies: technologyGroups(language) }),
  // Subjects tell more than the family they are of.
  faq: (language) => ({
    groups: [],
    questions: questionGroups(language),
    elsewhere: hrefTo('explorer', language),
  }),
  contact: (language) => ({ contact: contactWays(language) }),
  activity: () => ({ history: loadCodeActivity() }),
  cv: (language) => ({
    heading: identity.name,
    resume: resumeIn(language),
    portfolio: portfolio(language),
  }),
  portfolio: (language) => ({ cases: casesIn(language) }),
  testimonials: (language) => ({
    testimonials: testimonialsIn(language),
    portfolio: portfolio(language),
  }),
  finder: (language) => ({ library: wholeLibrary(language) }),
  editor: (language) => ({ prices: modelPrices(language), beginning: beginningIn(language) }),
  vcard: (language) => ({ card: cardData(language) }),
}

const portfolio = (language: Language) => hrefTo('portfolio-projets-cas-etudes', language)

/** What the owner did, and what is said of it. */
const told = (language: Language) => ({
  cases: casesIn(language),
  testimonials: testimonialsIn(language),
  portfolio: portfolio(language),
})

/** What one can check without believing anybody. */
const CHECKS = ['activite-github', 'processus-collaboration'] as const satisfies readonly PageId[]
