import { lazy, memo, Suspense, type ComponentType, type ReactElement } from 'react'
import type { CharacterProps } from '#companion/character'

const load = () => import('#companion/character').then(({ Character }) => ({ default: Character }))

/** Prerendered; in a browser what was prerendered stands, for good where its script does not come. */
const Character: ComponentType<CharacterProps> = import.meta.env.SSR
  ? (await load()).default
  : lazy(() => load().catch(() => new Promise<never>(() => undefined)))

/**
 * Opale drawn on a page. Nothing waits for it: what draws her comes when the page answers already.
 * Remembered, for React gives up what was prerendered of a part that is drawn anew meanwhile.
 */
export const DrawnOpale = memo(function DrawnOpale(props: CharacterProps): ReactElement {
  return (
    <Suspense fallback={<svg width={props.size} height={props.size} aria-hidden="true" />}>
      <Character {...props} />
    </Suspense>
  )
})
