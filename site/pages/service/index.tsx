import type { ReactElement } from 'react'
import { Badge } from '#ui/badge'
import { Opening } from '../../components/opening/index.ts'
import { Blocks } from '../parts/blocks.tsx'
import { BodySection } from '../parts/body.tsx'
import { Ending } from '../parts/ending.tsx'
import { Quote } from '../parts/quote/quote.tsx'
import { OpeningScene } from '../parts/opening-scene.tsx'
import { ProjectLink } from '../parts/project-link.tsx'
import type { ScreenProps } from '../screens.ts'
import { Balance } from './balance/balance.tsx'

/** A service or a use case: the claim, the scene of its thread, and the way to write. */
export default function Service({ page }: ScreenProps): ReactElement {
  return (
    <>
      <Opening
        variant="claim"
        badge={<Badge tone="ia">{page.badge}</Badge>}
        title={page.heading}
        lead={page.lead}
        figure={page.scene !== undefined && <OpeningScene html={page.scene} />}
        actions={<ProjectLink variant="contact" />}
      />
      {page.quote && <Quote key={page.id} quote={page.quote} thread={false} />}
      <BodySection html={page.html} />
      {page.balance && <Balance key={page.id} balance={page.balance} />}
      <Blocks blocks={page.blocks} />
      <Ending page={page} call={false} />
    </>
  )
}
