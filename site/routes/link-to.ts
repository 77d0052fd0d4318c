import type { Entry } from './entries.ts'
import { familyOf } from './families.ts'
import { canonicalPath } from './href.ts'
import type { Language } from './language.ts'
import type { LinkItem } from './link-item.ts'

/** A link as lists show it. */
export const linkTo = (entry: Entry, language: Language): LinkItem => ({
  href: canonicalPath(entry, language),
  name: entry.record[language].name,
  hint: entry.record[language].hint,
  universe: familyOf(entry.family).universe,
  badge: familyOf(entry.family).badge[language],
})
