import type { ReactElement } from 'react'
import { Breadcrumbs } from '#ui/breadcrumbs'
import { useWords } from '../i18n/use-words.ts'
import type { PageData } from '../routes/page-data.ts'

/** Section 2.4, in the header's second row, or above the title where there is no header. */
export function Crumbs({ page }: { page: PageData }): ReactElement {
  const t = useWords()
  return <Breadcrumbs label={t('layout.breadcrumbs')} items={page.crumbs} />
}
