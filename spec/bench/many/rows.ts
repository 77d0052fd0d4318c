import type { Page } from '../../../site/routes/table.ts'

/** The generated pages, as rows of the table: the plugin writes them in place of this file. */
export const rows: readonly Page[] = []
