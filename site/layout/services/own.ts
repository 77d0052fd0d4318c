import type { PageData } from '../../routes/page-data.ts'
import type { Fetched } from '../../ports/prefetch/fetched.ts'
import type { Screen } from '../../routes/table.ts'
import type { LayoutData } from '../layout-data.ts'

/**
 * Parts of the application that the services use. They are handed over, not imported: imported from
 * here they would leave the application's one file for small ones.
 */
export interface Own {
  readonly build: string
  readonly loadScreen: (screen: Screen) => Promise<void>
  /** Names the data file of an address. */
  readonly stemOf: (url: URL) => string
  readonly fetched: Fetched
  /** Rendering errors that a boundary caught before anybody listened. */
  readonly caught: unknown[]
  /** The session's page views, as they are kept. */
  readonly views: () => readonly unknown[]
}

export interface ServicesProps {
  readonly page: PageData
  readonly layout: LayoutData
}
