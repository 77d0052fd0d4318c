/** What the command says where it cannot, or need not, look at anything. */
import { afterEach, describe, expect, test, vi } from 'vitest'
import { run } from '../server/program.ts'
import { visual } from './command.ts'
import { isStoryId, isVariant, modesOf, sizesOf, themesOf } from './matrix.ts'
import { whyInexact } from './pinned.ts'
import { CONFIG_DIR, projectIn } from './settings.ts'
import { THEMES } from '../../ui/theme/tokens.ts'

/** As `npm run visual` does, in a process of its own. */
const spawned = (env: Readonly<Record<string, string>>) =>
  run(['--import', 'tsx', 'spec/visual/index.ts'], env).ended

/** The same in this process, which takes a hundredth of the time. */
const called = async (...args: readonly string[]) => {
  const out = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const err = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const code = await visual(args)
  const said = ({ mock }: typeof out) => mock.calls.map(([line]) => `${String(line)}\n`).join('')
  return { code, out: said(out), err: said(err) }
}
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

describe('npm run visual', () => {
  test('stops where another browser would take the pictures, and says that nothing was compared', async () => {
    const { code, err } = await spawned({ CHROMIUM_PATH: '/usr/bin/chromium' })
    expect([code, err]).toEqual([
      2,
      'Pictures cannot be compared exactly here: CHROMIUM_PATH names another browser than the pinned one.\nNothing was compared.\n',
    ])
  })

  test('without a token Chromatic is left alone, which is no failure', async () => {
    vi.stubEnv('CHROMATIC_PROJECT_TOKEN', undefined)
    const { code, out } = await called('--chromatic')
    expect([code, out]).toEqual([
      0,
      'CHROMATIC_PROJECT_TOKEN is not set: nothing is sent to Chromatic.\n',
    ])
  })

  test('explains itself when it is not understood', async () => {
    const { code, err } = await called('--acept')
    expect(code).toBe(2)
    expect(err).toContain("Unknown option '--acept'")
    expect(err).toContain('npm run visual -- [options]')
  })

  test('writes no report over a folder that is none', async () => {
    const { code, err } = await called('--report', 'spec')
    expect(code).toBe(2)
    expect(err).toMatch(/is not a report|nothing to report yet/u)
  })
})

test('pictures are exact on Linux x64 with the pinned browser alone', () => {
  const here = { platform: 'linux', arch: 'x64', chosen: undefined }
  expect(whyInexact(here)).toBeUndefined()
  expect(whyInexact({ ...here, arch: 'arm64' })).toContain('linux arm64')
  expect(whyInexact({ ...here, platform: 'darwin' })).toContain('darwin')
  expect(whyInexact({ ...here, chosen: '/bin/other' })).toContain('CHROMIUM_PATH')
})

describe('the matrix', () => {
  const here = projectIn(CONFIG_DIR)

  test('two themes by two widths, for Chromatic too', () => {
    const modes = modesOf(here)
    expect(here.themes).toEqual(THEMES)
    expect(Object.keys(modes)).toEqual(['dark-390', 'dark-1280', 'light-390', 'light-1280'])
    expect(Object.keys(modes).every(isVariant)).toBe(true)
    expect(modes['light-390']).toEqual({ theme: 'light', viewport: 390 })
  })

  test('a story that pins its theme or width is looked at in that alone', () => {
    expect(themesOf({}, here)).toEqual(['dark', 'light'])
    expect(themesOf({ theme: 'light' }, here)).toEqual(['light'])
    expect(sizesOf({}, here).map(({ width }) => width)).toEqual([390, 1280])
    expect(sizesOf({ viewport: { width: 820, height: 1180 } }, here)).toHaveLength(1)
  })

  test('a book of one theme has one picture of each width, whatever a story pins', () => {
    const plain = { ...here, themes: [] }
    expect(themesOf({ theme: 'dark' }, plain)).toEqual(['plain'])
    expect(sizesOf({}, plain)).toEqual(here.sizes)
  })

  test.each([
    '',
    '--',
    'a--',
    '--a',
    'a-b',
    'a/b--c',
    '..--a',
    'a--b/..',
    'a--b c',
    'A--b',
    'a--b\n',
  ])('%j is no id of a story', (text) => {
    expect(isStoryId(text)).toBe(false)
  })
})
