import { lazy, Suspense } from 'react'
import { LoadingLine } from '#ui/loading-line'
import type { BoardProps } from '../board-props.ts'
import type { Part } from '../part.ts'

/** What draws cards comes once somebody looks at hers. */
const Portrait = lazy(() => import('./portrait.tsx'))

export const portraitPart = (props: BoardProps): Part => ({
  name: 'portrait',
  icon: 'picture',
  span: 'full',
  sum: [],
  content: (
    <Suspense fallback={<LoadingLine label={props.words.portrait.title} />}>
      <Portrait {...props} />
    </Suspense>
  ),
})
