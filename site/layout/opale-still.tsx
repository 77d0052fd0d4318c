import type { ReactElement } from 'react'
import { ThemedImage } from '#ui/themed-image'
import type { SceneName } from '../content/scene.ts'
import { stillPath, type Still } from './stills.ts'

interface OpaleStillProps {
  readonly still: Still | SceneName
  readonly width: number
  readonly height: number
}

/** Opale where she only keeps company: decoration, so it has no words. */
export function OpaleStill({ still, ...size }: OpaleStillProps): ReactElement {
  return <ThemedImage dark={stillPath(still, 'dark')} light={stillPath(still, 'light')} {...size} />
}
