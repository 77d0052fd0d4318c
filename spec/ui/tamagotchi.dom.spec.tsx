/** The binding of a life to React: one provider, and whatever shows the life below it. */
import { act, cleanup, render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createEngine, createStore, type ReadingId } from '#engine'
import { TamagotchiProvider, useTamagotchi } from '#companion/tamagotchi'

afterEach(cleanup)

const storeOf = <R extends ReadingId>(reading: R) => {
  const engine = createEngine(reading)
  return createStore({
    engine,
    snapshot: engine.create({ seed: 'a provider', at: 0 }),
    clock: { now: () => 0, schedule: () => () => undefined },
  })
}

function Energy({ reading }: { reading: ReadingId }): ReactElement {
  const { snapshot, events } = useTamagotchi(reading)
  return <p>{`${snapshot.pet.stats.energy} ${events.map(({ type }) => type).join(' ')}`}</p>
}

describe('useTamagotchi', () => {
  test('[8.0.9] outside a provider it says so to the developer, in these words', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(() => render(<Energy reading="B" />)).toThrow(
      new Error('useTamagotchi must be used within a TamagotchiProvider'),
    )
    vi.restoreAllMocks()
  })

  test('below one it shows the life as it stands, and again when it changes', () => {
    const store = storeOf('A')
    render(
      <TamagotchiProvider store={store}>
        <Energy reading="A" />
      </TamagotchiProvider>,
    )
    const before = store.getSnapshot().pet.stats.energy
    screen.getByText(`${before}`)
    act(() => void store.dispatch({ type: 'play' }))
    screen.getByText(new RegExp(`^${before - 10} acted`, 'u'))
  })

  test('a life of the other reading is not taken for one of this', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const tree = (
      <TamagotchiProvider store={storeOf('A')}>
        <Energy reading="B" />
      </TamagotchiProvider>
    )
    expect(() => render(tree)).toThrow("useTamagotchi('B') found a life of reading A")
    vi.restoreAllMocks()
  })
})
