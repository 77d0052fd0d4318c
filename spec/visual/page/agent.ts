/** What the capture asks of a frame that shows stories. It runs inside it, before Storybook does. */
import { frameOf, type Frame, type Size } from './frame.ts'
import { keepStill, seed } from './still.ts'

export interface Planned {
  readonly id: string
  readonly title: string
  readonly name: string
  /** What the story pins: it is looked at in this theme, or at this size, alone. */
  readonly theme?: string
  readonly viewport?: Size
}

export interface Agent {
  /** Loads every story without showing it. */
  readonly plan: (ids: readonly string[], global: string) => Promise<readonly Planned[]>
  /**
   * Shows a story, or another theme of the one shown, unless the story has its own.
   * @param theme none where the book has one alone
   * @returns the theme that other stories would be shown in @throws what the story threw
   */
  readonly show: (id: string, theme?: Theme) => Promise<string | undefined>
  /** Waits until nothing changes any more. @returns what of the page is to be seen */
  readonly settle: () => Promise<Frame>
  /** Begins chance anew. */
  readonly seed: () => void
}

/** What the toolbar of Storybook sets. */
interface Theme {
  readonly name: string
  readonly value: string
}

interface Story {
  readonly id: string
  readonly title: string
  readonly name: string
  readonly storyGlobals: Readonly<Record<string, unknown>> & {
    readonly viewport?: { readonly value?: string }
  }
  readonly parameters: {
    readonly viewport?: { readonly options?: Readonly<Record<string, Viewport>> }
    readonly visual?: { readonly page?: boolean }
  }
}
interface Viewport {
  readonly styles: { readonly width: string; readonly height: string }
}

interface Channel {
  on(event: string, listener: (payload: never) => void): void
  emit(event: string, payload: unknown): void
}

interface Preview {
  ready(): Promise<void>
  readonly storyStoreValue: { loadStory(which: { storyId: string }): Promise<Story> }
}

/** What Storybook leaves in a frame that shows stories. */
interface Storybook {
  readonly __STORYBOOK_ADDONS_CHANNEL__: Channel
  readonly __STORYBOOK_PREVIEW__: Preview
}

const agent: Agent = {
  async plan(ids, global) {
    await preview().ready()
    const planned: Planned[] = []
    for (const storyId of ids) planned.push(planOf(await load(storyId), global))
    return planned
  },

  async show(id, theme) {
    await preview().ready()
    follow()
    faults = []
    const { storyGlobals } = await load(id)
    // Whoever comes while a story is being drawn makes Storybook load the page anew: one by one.
    if (theme && storyGlobals[theme.name] === undefined && toolbar(theme.name) !== theme.value) {
      const done = shown === '' ? undefined : finished(shown)
      chosen = theme.value
      channel().emit('updateGlobals', { globals: { [theme.name]: theme.value } })
      await done
    }
    if (shown !== id) {
      scrollTo(0, 0)
      // What an earlier one kept, such as a language, would show.
      localStorage.clear()
      sessionStorage.clear()
      shown = id
      const done = finished(id)
      channel().emit('setCurrentStory', { storyId: id, viewMode: 'story' })
      await done
    }
    if (faults.length > 0) throw new Error(faults.join('\n'))
    return theme && toolbar(theme.name)
  },

  async settle() {
    await document.fonts.ready
    await Promise.all([...document.images].map(arrived))
    endAnimations()
    await nextFrame()
    // What a transition's end lets begin.
    endAnimations()
    await nextFrame()
    const { parameters } = await load(shown)
    return frameOf(parameters.visual?.page === true)
  },

  seed,
}
Object.assign(globalThis, { visualAgent: agent })
keepStill()

/** The story that is shown, and the theme that was chosen since the page was loaded. */
let shown = ''
let chosen: string | undefined
/** What the toolbar says: to begin with, what the address does. */
const toolbar = (global: string): string | undefined => {
  const given = new URLSearchParams(location.search).get('globals')?.split(';') ?? []
  const begin = `${global}:`
  return chosen ?? given.find((pair) => pair.startsWith(begin))?.slice(begin.length)
}
let faults: string[] = []
const waiting = new Map<string, () => void>()

const storybook = globalThis as unknown as Storybook
const channel = () => storybook['__STORYBOOK_ADDONS_CHANNEL__']
const preview = () => storybook['__STORYBOOK_PREVIEW__']

const load = (storyId: string) => preview().storyStoreValue.loadStory({ storyId })

const planOf = ({ id, title, name, storyGlobals, parameters }: Story, global: string): Planned => {
  const { [global]: theme, viewport } = storyGlobals
  const styles = parameters.viewport?.options?.[viewport?.value ?? '']?.styles
  return {
    id,
    title,
    name,
    ...(typeof theme === 'string' && { theme }),
    ...(styles && {
      viewport: { width: parseInt(styles.width), height: parseInt(styles.height) },
    }),
  }
}

const finished = (id: string) => new Promise<void>((resolve) => waiting.set(id, resolve))

let following = false

const follow = () => {
  if (following) return
  following = true
  // A caret blinks.
  const still = new CSSStyleSheet()
  still.replaceSync('* { caret-color: transparent !important }')
  document.adoptedStyleSheets.push(still)
  const events = channel()
  events.on('storyFinished', ({ storyId }: { storyId: string }) => {
    waiting.get(storyId)?.()
    waiting.delete(storyId)
  })
  const note = (what: { message?: string; title?: string; description?: string }) =>
    faults.push(what.message ?? `${what.title}: ${what.description}`)
  events.on('storyThrewException', note)
  events.on('playFunctionThrewException', note)
  events.on('unhandledErrorsWhilePlaying', (all: { message: string }[]) => all.forEach(note))
  for (const event of ['storyErrored', 'storyMissing'])
    events.on(event, (what: { title?: string }) => {
      note({ message: what.title ?? event })
      for (const done of waiting.values()) done()
    })
}

/** A lazy image comes when it is near the window; here all of the story is looked at. */
const arrived = async (image: HTMLImageElement) => {
  image.loading = 'eager'
  if (image.checkVisibility()) await image.decode().catch(() => undefined)
}

const endAnimations = () => {
  for (const animation of document.getAnimations()) {
    if (!(animation.timeline instanceof DocumentTimeline)) followScroll(animation)
    else if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel()
    else animation.finish()
  }
}

/** What scrolling drives has no end in time, and Storybook has stopped and reversed it with the rest. */
const followScroll = (animation: Animation) => {
  animation.effect?.updateTiming({ direction: 'normal' })
  // Not `play`, which waits for a frame that may be the one that is taken.
  animation.startTime = CSS.percent(0)
}

const nextFrame = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
