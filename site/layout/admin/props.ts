import type { Analytics } from '../../ports/analytics/analytics.ts'
import type { PageData } from '../../routes/page-data.ts'

export interface AdminProps {
  readonly page: PageData
  readonly analytics: Analytics
}
