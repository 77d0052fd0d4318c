/**
 * What each technology is for, in one line. To be named is neither a partnership nor a requirement;
 * the day they were checked is that of the page, `page/technologies`.
 */
import { CODE_FAMILIES } from './technologies-code.ts'
import { IA_FAMILIES } from './technologies-ia.ts'
import { PLUS_FAMILIES } from './technologies-plus.ts'
import type { TechnologyFamily } from './technology-use.ts'

export const TECHNOLOGY_FAMILIES: readonly TechnologyFamily[] = [
  ...CODE_FAMILIES,
  ...IA_FAMILIES,
  ...PLUS_FAMILIES,
]
