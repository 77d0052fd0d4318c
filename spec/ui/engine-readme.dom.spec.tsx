/** What `engine/README.md` shows of a life that goes on: compiled as it stands, and lived. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createElement, type ComponentType } from 'react'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { SAVE_KEYS, type Store } from '#engine'

const ROOT = `${import.meta.dirname}/../..`
const FOLDER = `${ROOT}/.cache/readme`
const [, section = ''] = readFileSync(`${ROOT}/engine/README.md`, 'utf8').split('## A life that')
const shown = (language: string): string =>
  new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'u').exec(section)![1]!

beforeAll(() => {
  mkdirSync(FOLDER, { recursive: true })
  for (const [file, code] of [
    ['life.ts', shown('ts')],
    ['opale.tsx', shown('tsx')],
  ] as const)
    writeFileSync(
      `${FOLDER}/${file}`,
      code
        .replace("'opale/engine'", "'#engine'")
        .replace("'opale/companion'", `'${ROOT}/ui/companion/index.ts'`)
        .replace("'./life'", "'./life.ts'"),
    )
})
afterEach(cleanup)

test('it is ten lines of one and ten of the other, and the compiler has nothing to say', () => {
  for (const code of [shown('ts'), shown('tsx')])
    expect(code.split('\n').filter((line) => line.trim() !== '').length).toBeLessThanOrEqual(12)
  const options = `--noEmit --strict --exactOptionalPropertyTypes --noUncheckedIndexedAccess
    --jsx react-jsx --module esnext --moduleResolution bundler --lib es2023,dom --skipLibCheck
    --allowImportingTsExtensions --types vite/client --ignoreConfig`
  const tsc = `${ROOT}/node_modules/typescript/bin/tsc`
  const args = [...options.split(/\s+/u), `${FOLDER}/opale.tsx`, `${ROOT}/engine/seedrandom.d.ts`]
  expect(execFileSync(process.execPath, [tsc, ...args], { cwd: ROOT, encoding: 'utf8' })).toBe('')
})

test('a life that is kept, and a component that shows it', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  const said = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  // Before the life begins, which goes on while modules load.
  await import('../../ui/companion/index.ts')
  const { store } = (await import(`${FOLDER}/life.ts`)) as { store: Store<'B'> }
  const { Opale } = (await import(`${FOLDER}/opale.tsx`)) as { Opale: ComponentType }
  expect(said).toHaveBeenCalledWith(store.getSnapshot().pet.gameState.currentMood)
  const kept = () => JSON.parse(localStorage.getItem(SAVE_KEYS.B)!) as { engine: { seq: number } }
  expect(kept().engine.seq).toBe(1)
  render(createElement(Opale))
  await userEvent.click(screen.getByRole('button', { name: 'Play' }))
  expect(store.getSnapshot().pet.analytics.actionCounts).toMatchObject({ cuddle: 1, play: 1 })
  expect(kept().engine.seq).toBe(2)
  while (store.dispatch({ type: 'play' }).every(({ type }) => type !== 'refused'));
  expect(await screen.findByRole('button', { name: 'Too tired' })).not.toBeNull()
  said.mockRestore()
  vi.unstubAllGlobals()
})
