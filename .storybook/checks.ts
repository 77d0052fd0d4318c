/** What every story is held to when it runs as a test, beside what its own `play` expects. */
import { afterEach as axe } from '@storybook/addon-a11y/preview'
import type { Preview } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { speakEnglish } from './english.ts'
import { AXE_COLOUR_RULES } from '../site/legal/tested.ts'
import { THEMES } from '../ui/theme/tokens.ts'

type Before = Exclude<NonNullable<Preview['beforeEach']>, unknown[]>
type After = Exclude<NonNullable<Preview['afterEach']>, unknown[]>

/** `VITEST_STORYBOOK` is « false » in a test run, and not set in Storybook itself. */
const testing = import.meta.env['VITEST_STORYBOOK'] === 'false'

const complaints: string[] = []

/** Collects what the console is told while a story lives. */
export const listen: Before = () => {
  if (!testing) return undefined
  const { error, warn } = console
  Object.assign(console, { error: note, warn: note })
  return () => {
    complaints.length = 0
    performance.clearResourceTimings()
    Object.assign(console, { error, warn })
  }
}

const note = (...words: unknown[]) => complaints.push(words.map(String).join(' '))

/**
 * What axe is asked for. In Storybook its panel also shows what passed and what it cannot tell; a test
 * asks for faults, and is spared a description of every element that has none.
 */
export const asked = testing ? { resultTypes: ['violations'] } : {}

/** Nothing on the console, nothing asked of another machine, and axe finds nothing in any theme. */
export const check: After = async (context) => {
  if (!testing) return
  await expect([...complaints, ...foreignRequests()]).toEqual([])
  const { dataset } = document.documentElement
  const shown = dataset['theme']
  // The addon looks at the theme shown, after this; a story that pins its theme has no other.
  if (context.storyGlobals['theme'] !== undefined) return
  try {
    for (const theme of THEMES.filter((other) => other !== shown)) {
      dataset['theme'] = theme
      await axe(onlyColours(context))
    }
  } finally {
    dataset['theme'] = shown
  }
}

/** A theme changes colours and nothing else: with the rules that look at those, axe has seen it. */
const onlyColours = (context: Parameters<After>[0]): Parameters<After>[0] => {
  const { a11y } = context.parameters as { a11y: { options: object } }
  const options = { ...a11y.options, runOnly: [...AXE_COLOUR_RULES] }
  return { ...context, parameters: { ...context.parameters, a11y: { ...a11y, options } } }
}

/** Under EN no French word is left. Pages speak both languages themselves, and have a check of theirs. */
export const checkEnglish: After = async ({ title, canvasElement }) => {
  if (!testing || title.startsWith('Pages/')) return
  // What it knows by is large, and a test's alone.
  const { frenchIn } = await import('./french.ts')
  await speakEnglish(true, [canvasElement])
  await expect(frenchIn(canvasElement)).toEqual([])
}

const foreignRequests = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((url) => !url.startsWith(location.origin) && !/^(data|blob):/u.test(url))
