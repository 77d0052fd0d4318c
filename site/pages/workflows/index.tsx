import type { ReactElement } from 'react'
import { Opening } from '../../components/opening/index.ts'
import { Blocks } from '../parts/blocks.tsx'
import { Ending } from '../parts/ending.tsx'
import { Groups } from '../parts/groups.tsx'
import type { ScreenProps } from '../screens.ts'
import { Library } from './library.tsx'

/** [2.1.101] The library, whole or narrowed by category or integration: 24 templates a page. */
export default function Workflows({ page }: ScreenProps): ReactElement {
  const { library, language } = page
  return (
    <>
      <Opening variant="plain" title={page.heading} lead={page.lead} />
      {library && <Library key={page.id} library={library} language={language} />}
      <Blocks blocks={page.blocks} />
      <Groups groups={page.groups} after={page.blocks.length} />
      <Ending page={page} />
    </>
  )
}
