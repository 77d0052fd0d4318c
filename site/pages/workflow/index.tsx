import type { ReactElement } from 'react'
import { Badge } from '#ui/badge'
import { FactLine } from '#ui/fact-line'
import { Opening } from '../../components/opening/index.ts'
import { Blocks } from '../parts/blocks.tsx'
import { BodySection } from '../parts/body.tsx'
import { Ending } from '../parts/ending.tsx'
import type { ScreenProps } from '../screens.ts'

/** [2.1.102] A workflow: its name, what it does, the services it links. */
export default function Workflow({ page }: ScreenProps): ReactElement {
  return (
    <>
      <Opening
        variant="plain"
        badge={<Badge tone="plus">{page.badge}</Badge>}
        title={page.heading}
        lead={page.lead}
      >
        <FactLine
          data-shared=""
          facts={(page.integrations ?? []).map(({ name, href }) => ({
            icon: 'flow',
            text: name,
            href,
          }))}
        />
      </Opening>
      <BodySection html={page.html} />
      <Blocks blocks={page.blocks} />
      <Ending page={page} />
    </>
  )
}
