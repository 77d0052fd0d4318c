/** The companion's components over real lives. */
import { act, cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import type { ReactElement } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createEngine, MASCOT, type MascotMood } from '#engine'
import { careOf, CarePanel, remedyFor } from '#companion/care-panel'
import { chosen } from '../../ui/companion/companion-notifications/chosen.ts'
import { BLINK, Living, lookOf, slotFor, Still } from '#companion/living'
import { CompanionLogo, useLogo } from '#companion/companion-logo'
import { CompanionNotifications } from '#companion/companion-notifications'
import { FloatingCompanion } from '#companion/floating-companion'
import { faceOf, StatsTooltip } from '#companion/stats-tooltip'

const START = 1_900_000_000_000
const engine = createEngine('B', { extensions: true })
const born = engine.create({ seed: 'a corner', at: START })
const nothing = () => undefined

const moods = Object.fromEntries(MASCOT.moods.map((mood) => [mood, mood])) as Record<
  MascotMood,
  string
>
const words = {
  title: 'Opale en bref',
  moods,
  level: (level: number) => `Niveau ${level}`,
  hint: 'Double clic pour fermer.',
  happiness: 'Bonheur',
  energy: 'Énergie',
  intelligence: 'Intelligence',
  percent: (value: number) => `${value} %`,
  button: (mood: MascotMood) => `Opale, ${mood}`,
}

afterEach(cleanup)

describe('the logo', () => {
  const clicked = vi.fn<() => void>()
  const opened = vi.fn<() => void>()

  function Logo({ icons = true }: { icons?: boolean }): ReactElement {
    const logo = useLogo({ now: () => Date.now(), schedule, onClick: clicked })
    if (logo.modal) opened()
    return (
      <CompanionLogo
        mascot={{ ...MASCOT.fresh, stats: { happiness: 84.6, energy: 7.4, intelligence: 65 } }}
        look={lookOf(born)}
        words={words}
        {...{ logo, icons }}
      />
    )
  }
  const schedule = (delay: number, step: () => void) => {
    const timer = setTimeout(step, delay)
    return () => clearTimeout(timer)
  }
  const click = () => fireEvent.click(screen.getByRole('button'))
  const wait = (ms: number) => {
    act(() => {
      vi.advanceTimersByTime(ms)
    })
  }

  beforeEach(() => {
    vi.useFakeTimers()
    clicked.mockClear()
    opened.mockClear()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('[2.3.98] two clicks switch three rounded figures, the level and a face on and off', () => {
    render(<Logo />)
    click()
    wait(200)
    click()
    const card = screen.getByRole('status', { name: 'Opale en bref' })
    expect(card.textContent).toContain('happy')
    expect(card.textContent).toContain('Niveau 1')
    for (const [name, value] of [
      ['Bonheur', '85 %'],
      ['Énergie', '7 %'],
      ['Intelligence', '65 %'],
    ] as const)
      expect(screen.getByRole('meter', { name }).getAttribute('aria-valuetext')).toBe(value)
    expect(card.querySelector('[data-face=smile] svg')).not.toBeNull()
    wait(1000)
    expect(opened).not.toHaveBeenCalled()
    expect(clicked).toHaveBeenCalledTimes(2)
    click()
    click()
    expect(screen.queryByRole('status')).toBeNull()
  })

  test('[2.3.98] the cv page shows no icons', () => {
    render(<Logo icons={false} />)
    click()
    click()
    expect(screen.getByRole('status').querySelector('[data-face]')).toBeNull()
  })

  test('one click opens the modal, once no second one can come', () => {
    render(<Logo />)
    click()
    wait(300)
    expect(opened).not.toHaveBeenCalled()
    wait(1)
    expect(opened).toHaveBeenCalled()
    expect(screen.queryByRole('status')).toBeNull()
  })

  test('[9.0.28] [2.3.98] a busy page hears of clicks late: when they happened is what counts', () => {
    const { rerender } = render(<Logo key="quick" />)
    const began = Date.now()
    const clickAt = (ms: number) => {
      const button = screen.getByRole('button')
      const event = createEvent.click(button)
      Object.defineProperty(event, 'timeStamp', { value: began + ms })
      fireEvent(button, event)
    }
    // A double click of 250 ms, both halves of which come late, and far apart.
    vi.setSystemTime(began + 150)
    clickAt(0)
    vi.setSystemTime(began + 900)
    clickAt(250)
    expect(screen.getByRole('status')).toBeTruthy()
    expect(opened).not.toHaveBeenCalled()
    // Two clicks 400 ms apart that are heard of together.
    rerender(<Logo key="slow" />)
    clickAt(0)
    clickAt(400)
    expect(screen.queryByRole('status')).toBeNull()
    expect(opened).toHaveBeenCalled()
  })

  test('nothing opens any more once it is gone', () => {
    const { unmount } = render(<Logo />)
    click()
    unmount()
    expect(vi.getTimerCount()).toBe(0)
  })

  test('[2.3.99] a smile, a straight mouth or a frown, by mood', () => {
    const faces = MASCOT.moods.map((mood) => `${mood} ${faceOf(mood)}`)
    expect(faces.toSorted()).toEqual([
      'ecstatic smile',
      'excited smile',
      'happy smile',
      'neutral meh',
      'sad frown',
      'sleeping frown',
      'tired frown',
    ])
    for (const mood of MASCOT.moods) {
      const { container, unmount } = render(
        <StatsTooltip mascot={{ ...MASCOT.fresh, currentMood: mood }} words={words} />,
      )
      expect(container.querySelector(`[data-face=${faceOf(mood)}]`), mood).not.toBeNull()
      unmount()
    }
  })
})

describe('care', () => {
  const tired = engine.step(born, {
    at: START,
    command: { type: 'patch-stats', patch: { energy: { set: 18 } } },
  }).next

  test('what she would refuse stays in its place, says what is missing, and can be pressed', () => {
    const care = careOf(tired, engine.legal(tired))
    const places = (all: typeof care) => all.map(({ action }) => action)
    expect(places(care)).toEqual(places(careOf(born, engine.legal(born))))
    expect(places(care.filter(({ lack }) => lack))).toEqual(['play', 'teach', 'explore'])
    const onAct = vi.fn<(action: string) => void>()
    render(
      <CarePanel
        care={care}
        words={{
          title: 'Soins',
          actions: Object.fromEntries(
            care.map(({ action }) => [action, { label: action, effect: '' }]),
          ) as Record<(typeof care)[number]['action'], { label: string; effect: string }>,
          experience: (least, most) => `${least} à ${most}`,
          duration: (ms) => `${ms} ms`,
          missing: ({ needs, has }) => `manque ${needs - has}`,
        }}
        help={{ title: 'Son énergie', text: '', ways: [] }}
        onAct={onAct}
      />,
    )
    fireEvent.click(screen.getByRole('button', { name: /explore.*manque 22/u }))
    expect(onAct).toHaveBeenCalledWith('explore')
  })

  test('of the things that would help, the least precious is offered', () => {
    const give = (name: string, rarity: 'common' | 'epic', category: 'food' | 'special') =>
      ({ type: 'add-item', item: { name, rarity, category } }) as const
    const rich = engine.run(
      tired,
      [
        give('Magnificent Cake', 'epic', 'food'),
        give('Simple Cookie', 'common', 'food'),
        give('Simple Hat', 'common', 'special'),
      ].map((command) => ({ at: START, command })),
    )
    const lack = { stat: 'energy' }
    expect(remedyFor(rich, lack)).toMatchObject({ item: { name: 'Simple Cookie' }, gives: 3 })
    expect(remedyFor(tired, lack)).toBeUndefined()
  })
})

describe('how a life looks', () => {
  test('what she wears is drawn in its slot, and food is not worn', () => {
    const dressed = engine.run(
      born,
      [
        { type: 'add-item', item: { id: 'hat', name: 'Excellent Hat', category: 'accessories' } },
        { type: 'add-item', item: { id: 'odd', name: 'Simple Cookie', type: 'food' } },
        { type: 'equip', itemId: 'hat', slot: 'hat' },
        { type: 'equip', itemId: 'odd', slot: 'special' },
      ].map((command) => ({ at: START, command }) as Parameters<typeof engine.step>[1]),
    )
    expect(lookOf(dressed).wear).toEqual({ hat: 'hat', special: 'crystal' })
    const slots = dressed.pet.inventory.items.map((item) => [item.name, slotFor(item)])
    expect(slots).toEqual([
      ['Excellent Hat', 'hat'],
      ['Simple Cookie', undefined],
    ])
  })

  test('asleep in reading A, whatever her mood', () => {
    const a = createEngine('A')
    const command = { type: 'sleep' } as const
    const { next } = a.step(a.create({ seed: 'a nap', at: START }), { at: START, command })
    expect(lookOf(next).mood).toBe('sleeping')
    expect(lookOf(next).stage).toBe('baby')
  })
})

test('of many news at once, the latest of each kind is shown', () => {
  const command = { type: 'gain-experience', amount: 500 } as const
  const { next } = engine.step(born, { at: START, command })
  const { notifications } = next.pet.gameState
  const levels = notifications.filter(({ message }) => message === 'level-up')
  expect(levels.length).toBeGreaterThan(1)
  const message = ({ level = '', name = '' }: Readonly<Record<string, string | number>>) =>
    `${level}${name}`
  const messages = new Proxy({}, { get: () => message })
  render(
    <CompanionNotifications
      notifications={notifications}
      words={{ label: 'Nouvelles', dismiss: 'Fermer', messages: messages as never }}
      onDismiss={nothing}
    />,
  )
  expect(screen.getByText(String(levels.at(-1)?.values['level']))).toBeDefined()
  expect(screen.queryByText(String(levels[0]?.values['level']))).toBeNull()
})

test('where one alone is shown, it is the level she has reached, whatever else came after', () => {
  const last = { id: 1, type: 'info', values: {}, createdAt: START, ttl: 5000 } as const
  const all = (['new-item', 'level-up', 'achievement-unlocked', 'new-item'] as const).map(
    (message, id) => ({ ...last, id, message }),
  )
  expect(chosen(all as never, 1).map(({ message }) => message)).toEqual(['level-up'])
})

test('in the corner she is a picture: nothing is drawn that a page would have to keep', () => {
  const markup = renderToString(
    <FloatingCompanion
      look={lookOf(born)}
      onHide={nothing}
      speech=""
      words={{
        name: 'Opale',
        mood: 'heureuse',
        open: 'Lui parler',
        fold: 'Réduire',
        hide: 'Me cacher',
        recall: 'me rappelle',
        keys: ['Alt', 'O'],
      }}
    />,
  )
  expect(markup).not.toContain('<svg')
  expect(markup).not.toContain('style=')
  expect(markup).toContain('src="data:image/svg+xml,')
  expect(renderToString(<Still look={lookOf(born)} size={46} />)).toContain('loading="eager"')
})

describe('alive', () => {
  const animate = vi.fn<(...args: readonly unknown[]) => void>()
  const welcomeMotion = (matches: boolean) => vi.stubGlobal('matchMedia', () => ({ matches }))
  const drawing = () => screen.getByRole('img').innerHTML
  const pass = (ms: number) => {
    act(() => {
      vi.advanceTimersByTime(ms)
    })
  }

  beforeEach(() => {
    vi.useFakeTimers()
    animate.mockClear()
    Object.assign(HTMLElement.prototype, { animate })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  test('a change of mood moves what is around her, once, and nothing before it', () => {
    welcomeMotion(true)
    const { rerender, container } = render(<Living mood="happy" stage="teen" label="Opale" />)
    expect(animate).not.toHaveBeenCalled()
    rerender(<Living mood="ecstatic" stage="teen" label="Opale" />)
    rerender(<Living mood="ecstatic" stage="teen" label="Opale" />)
    expect(animate).toHaveBeenCalledOnce()
    expect(animate.mock.instances).toEqual([container.firstElementChild])
    expect(animate.mock.calls[0]?.[1]).not.toHaveProperty('iterations')
  })

  test('she blinks for a while after someone came near', () => {
    welcomeMotion(true)
    render(<Living mood="happy" stage="teen" label="Opale" />)
    const open = drawing()
    pass(BLINK.awake)
    expect(drawing()).toBe(open)
    fireEvent.pointerEnter(screen.getByRole('img').parentElement!)
    let blinks = 0
    for (let time = 0; time < 2 * BLINK.awake; time += BLINK.shut / 2) {
      const before = drawing()
      pass(BLINK.shut / 2)
      if (before === open && drawing() !== open) blinks++
    }
    expect(blinks).toBeGreaterThanOrEqual(BLINK.awake / BLINK.most - 1)
    expect(drawing()).toBe(open)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('with reduced motion a mood changes her pose, and nothing moves', () => {
    welcomeMotion(false)
    const { rerender } = render(<Living mood="happy" stage="teen" label="Opale" />)
    fireEvent.pointerEnter(screen.getByRole('img').parentElement!)
    expect(vi.getTimerCount()).toBe(0)
    const before = drawing()
    rerender(<Living mood="sad" stage="teen" label="Opale" />)
    expect(drawing()).not.toBe(before)
    expect(animate).not.toHaveBeenCalled()
  })
})
