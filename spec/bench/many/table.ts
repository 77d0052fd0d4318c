/** The table of routes with the generated pages behind its own. */
import { PAGES as OWN, type Page } from '../../../site/routes/table.ts'
import { rows } from './rows.ts'

export * from '../../../site/routes/table.ts'
export const PAGES: readonly Page[] = [...OWN, ...rows]
