import type { ReactElement } from 'react'
import { Badge } from '#ui/badge'
import { Lead } from '#ui/lead'
import { Opening } from '#ui/opening'
import { Pebble } from '#ui/pebble'
import { Blocks } from '../parts/blocks.tsx'
import { BodySection } from '../parts/body.tsx'
import { Ending } from '../parts/ending.tsx'
import type { ScreenProps } from '../screens.ts'
import { Notes } from './notes.tsx'
import { Weighing } from './weighing.tsx'

/** A comparison: the short answer, the ranking at the weights that one sets, then the reasons. */
export default function Comparison({ page }: ScreenProps): ReactElement {
  const { weighing } = page
  return (
    <>
      <Opening
        variant="claim"
        badge={<Badge tone="ia">{page.badge}</Badge>}
        title={page.heading}
        figure={
          <Pebble>
            <Lead>{page.lead}</Lead>
          </Pebble>
        }
      />
      {weighing && (
        <>
          <Weighing key={page.id} weighing={weighing} />
          <Notes weighing={weighing} updated={page.updated} />
        </>
      )}
      <BodySection html={page.html} />
      <Blocks blocks={page.blocks} />
      <Ending page={page} />
    </>
  )
}
