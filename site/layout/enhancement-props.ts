import type { ReactNode } from 'react'
import type { PageData } from '../routes/page-data.ts'
import type { LayoutData } from './layout-data.ts'

/** What the header shows of what the enhanced navigation knows. */
export interface NavigationState {
  /** Id of the section being read. */
  readonly section?: string | undefined
  /** [2.3.42] Whom the visitor is here as. */
  readonly notice?: string | undefined
  /** The other navigation, in the place of this one. */
  readonly other?: ReactNode
}

export interface EnhancementProps {
  readonly page: PageData
  readonly layout: LayoutData
  readonly update: (change: NavigationState) => void
}
