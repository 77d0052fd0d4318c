import { useMemo, type ReactElement } from 'react'
import { Opening } from '../../components/opening/index.ts'
import { Blocks } from '../parts/blocks.tsx'
import { Ending } from '../parts/ending.tsx'
import { NeedsScript } from '../parts/needs-script.tsx'
import type { ScreenProps } from '../screens.ts'
import { CheckDemo } from './check-demo.tsx'
import { flowsIn } from './flows.ts'
import { RunDemo } from './run-demo.tsx'

/** [2.1.104] Workflows, shown by what one can try of them right here. */
export default function Studio({ page }: ScreenProps): ReactElement {
  const { language } = page
  const flows = useMemo(() => flowsIn(language), [language])
  return (
    <>
      <Opening variant="plain" title={page.heading} lead={page.lead}>
        <NeedsScript page={page} />
      </Opening>
      <RunDemo flows={flows} />
      <CheckDemo flow={flows[0]!} />
      <Blocks blocks={page.blocks} />
      <Ending page={page} />
    </>
  )
}
