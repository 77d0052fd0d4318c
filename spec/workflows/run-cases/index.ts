import type { Case } from './case.ts'
import { CODE } from './code.ts'
import { CONDITIONS } from './conditions.ts'
import { DATES_AND_FILES } from './dates-and-files.ts'
import { FIELDS } from './fields.ts'
import { FLOWS } from './flows.ts'
import { LISTS } from './lists.ts'
import { MODELS } from './models.ts'
import { TABLES } from './tables.ts'
import { XML } from './xml.ts'

export const FAMILIES: Readonly<Record<string, readonly Case[]>> = {
  conditions: CONDITIONS,
  fields: FIELDS,
  lists: LISTS,
  tables: TABLES,
  xml: XML,
  dates: DATES_AND_FILES,
  code: CODE,
  flows: FLOWS,
  models: MODELS,
}
