import type { Library } from '../starting-point.ts'
import { data } from './data.ts'
import { documents } from './documents.ts'
import { finance } from './finance.ts'
import { legal } from './legal.ts'
import { management } from './management.ts'
import { marketing } from './marketing.ts'
import { people } from './people.ts'
import { sales } from './sales.ts'
import { support } from './support.ts'

/** Forty starting points in English. */
export const words: Library = {
  sales,
  support,
  people,
  finance,
  legal,
  documents,
  marketing,
  data,
  management,
}
