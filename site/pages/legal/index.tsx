import type { ReactElement } from 'react'
import { Opening } from '../../components/opening/index.ts'
import { Wrap } from '#ui/section'
import { Text } from '#ui/text'
import { useWords } from '../../i18n/use-words.ts'
import { Crumbs } from '../../layout/crumbs.tsx'
import { Body } from '../parts/body.tsx'
import { Ending } from '../parts/ending.tsx'
import { useDate } from '../parts/use-date.ts'
import type { ScreenProps } from '../screens.ts'
import * as css from './legal.css.ts'

/** [2.1.112] A legal page: no header, a small title, its date, prose only. */
export default function Legal({ page }: ScreenProps): ReactElement {
  const t = useWords()
  const date = useDate()
  return (
    <>
      <Wrap>
        <Crumbs page={page} />
      </Wrap>
      <Opening variant="bare" title={page.heading} lead={page.lead} />
      <Wrap>
        <Text as="p" size="s" tone="muted">
          {t('page.updated', { date: date(page.updated) })}
        </Text>
        <div className={css.tables}>
          <Body html={page.html} />
        </div>
      </Wrap>
      <Ending page={page} call={false} />
    </>
  )
}
