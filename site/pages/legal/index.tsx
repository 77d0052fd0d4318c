import type { ReactElement } from 'react'
import { Opening } from '#ui/opening'
import { Wrap } from '#ui/section'
import { Crumbs } from '../../layout/crumbs.tsx'
import { Body } from '../parts/body.tsx'
import { Ending } from '../parts/ending.tsx'
import type { ScreenProps } from '../screens.ts'

/** [2.1.112] A legal page: no header, a small title, prose only. */
export default function Legal({ page }: ScreenProps): ReactElement {
  return (
    <>
      <Wrap>
        <Crumbs page={page} />
      </Wrap>
      <Opening variant="bare" title={page.heading} lead={page.lead} />
      <Wrap>
        <Body html={page.html} />
      </Wrap>
      <Ending page={page} call={false} />
    </>
  )
}
