/** Stories of tools speak both languages themselves: under EN, no French word is left. */
import { act, cleanup, render, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { Blob as NodeBlob } from 'node:buffer'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { frenchIn } from '../.storybook/french.ts'

type Context = Readonly<Record<string, unknown>>
interface Story {
  readonly args?: object
  readonly beforeEach?: (context: Context) => unknown
  readonly loaders?: readonly ((context: Context) => Promise<object>)[]
  readonly render?: (args: object, context: Context) => ReactElement
}

const FILES = import.meta.glob<Readonly<Record<string, Story>>>(
  '../stories/{rate,tool,tool-results}.stories.tsx',
  { eager: true },
)
const STORIES = Object.entries(FILES).flatMap(([file, { default: meta, ...stories }]) =>
  Object.entries(stories).map(([name, story]) => ({ name: `${file}: ${name}`, meta, story })),
)

/** Titles of what was published in French alone. */
const WORKS = [
  'Insee Références, Emploi, chômage, revenus du travail, Salaires et coût du travail en Europe',
]

// Those of jsdom cannot be read as a stream.
beforeAll(() => void vi.stubGlobal('Blob', NodeBlob))
afterEach(cleanup)
afterAll(() => void vi.unstubAllGlobals())

test('there are some', () => expect(STORIES.length).toBeGreaterThan(15))

test.each(STORIES)('$name', async ({ meta, story }) => {
  const args = { ...meta?.args, ...story.args }
  const globals = { language: 'en' }
  const undo = meta?.beforeEach?.({ args, globals })
  const loaded = {}
  for (const load of meta?.loaders ?? []) Object.assign(loaded, await load({ args, globals }))
  const draw = story.render ?? meta?.render
  const { container } = await act(async () => render(draw!(args, { args, globals, loaded })))
  // What a link holds is unpacked first.
  await waitFor(() => expect(container.textContent).not.toBe(''))
  expect(frenchIn(container).filter((text) => !WORKS.includes(text))).toEqual([])
  if (typeof undo === 'function') (undo as () => void)()
})
