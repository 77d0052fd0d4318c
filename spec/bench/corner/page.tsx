/** A page with nothing on it but what is measured: `#floating`, `#living`, `#background`, or nothing. */
import { StrictMode, useState, type ReactElement } from 'react'
import { createRoot } from 'react-dom/client'
import { createEngine, createStore } from '#engine'
import { Background } from '../../../site/components/background/index.ts'
import { Living, lookOf } from '#companion/living'
import { useCompanion } from '#companion/tamagotchi'
import { FloatingCompanion } from '#companion/floating-companion'
import '#ui/theme/reset.css'
import '#ui/theme/themes.css'

const now = () => Math.round(performance.timeOrigin + performance.now())
const schedule = (delay: number, act: () => void) => {
  const timer = setTimeout(act, delay)
  return () => clearTimeout(timer)
}
const engine = createEngine('B', { extensions: true })
// Ten minutes ago: what she had to say has been said.
const at = now() - 600_000
const begun = engine.create({ seed: 'a bench', at })
const { next: cuddled } = engine.step(begun, { at, command: { type: 'cuddle' } })
const { next } = engine.step(cuddled, { at: now(), command: { type: 'tick' } })
const store = createStore({ engine, snapshot: next, clock: { now, schedule } })

function Corner(): ReactElement | null {
  const { snapshot } = useCompanion(store)
  const [open, setOpen] = useState(false)
  const { gameState, progress } = snapshot.pet
  if (!gameState.isVisible) return null
  return (
    <FloatingCompanion
      look={lookOf(snapshot)}
      open={open}
      onOpenChange={setOpen}
      onHide={() => store.dispatch({ type: 'hide' })}
      pulse={progress.totalInteractions}
      words={WORDS}
      speech={<p>…</p>}
    />
  )
}

const WORDS = {
  name: 'Opale',
  mood: 'heureuse',
  open: 'Lui parler',
  fold: 'Réduire',
  hide: 'Me cacher',
  recall: 'me rappelle',
  keys: ['Alt', 'O'],
} as const

const SHOWN: Readonly<Record<string, ReactElement>> = {
  '#floating': <Corner />,
  '#living': (
    // As wide as on her moon, and away from where a mouse that was never moved is thought to be.
    <div style={{ width: 420, margin: '200px auto' }}>
      <Living {...lookOf(next)} size={420} follows label="Opale" />
    </div>
  ),
  '#background': <Background />,
}

document.documentElement.dataset['background'] = 'on'
const shown = SHOWN[location.hash]
if (shown) createRoot(document.body).render(<StrictMode>{shown}</StrictMode>)
