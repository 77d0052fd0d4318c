import type { ReactNode } from 'react'
import type { PageData } from '../../routes/page-data.ts'

/** What the layout has already is handed over: the tour's script brings none of it again. */
export interface TourProps {
  readonly page: PageData
  /** Her picture, for whoever hid her. */
  readonly still: ReactNode
  readonly isVisible: boolean
}
