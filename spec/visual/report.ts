/** What the last run found, as a page that opens by itself: to attach to a review. */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readBaseline } from './baseline.ts'
import { toPng } from './pixels.ts'
import { KINDS, MADE, PLACES, resultsIn, type Results } from './results.ts'
import { scriptOf } from './script.ts'

/** @returns the folder that it was written to */
export const writeReport = async (folder = join(MADE, 'report')): Promise<string> => {
  const results = resultsIn(PLACES.results).read()
  if (results === undefined)
    throw new RangeError('There is nothing to report yet: run npm run visual first.')
  const target = resolve(folder)
  if (existsSync(target) && !existsSync(join(target, MARK)))
    throw new RangeError(`${target} is not a report: it is left as it is.`)
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  writeFileSync(join(target, MARK), '')
  writePictures(results, target)
  writeFileSync(join(target, 'index.html'), pageOf(results, await scriptOf(PAGE)))
  return target
}

/** By it a folder is known as a report, which the next one may take the place of. */
const MARK = '.visual-report'

const writePictures = (results: Results, target: string): void => {
  const baseline = readBaseline(PLACES.baseline)
  const store = resultsIn(PLACES.results)
  const fileFor = (kind: string, story: string, variant: string) => {
    const file = join(target, kind, story, `${variant}.png`)
    mkdirSync(dirname(file), { recursive: true })
    return file
  }
  for (const shot of results.shots.filter(({ state }) => state !== 'same')) {
    const { story, variant } = shot
    const before = baseline.picture(story, variant)
    if (before) writeFileSync(fileFor('baseline', story, variant), toPng(before))
    for (const kind of KINDS) {
      const png = store.picture(kind, shot)
      if (png) writeFileSync(fileFor(kind, story, variant), png)
    }
  }
}

const pageOf = ({ stories, shots, browser }: Results, code: string): string => {
  const wrong = shots.filter(({ state }) => state !== 'same')
  const data = { stories, shots: wrong, seen: shots.length, browser }
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Visual review</title>
<div id="review"></div>
<script type="application/json" id="data">${JSON.stringify(data).replaceAll('<', '\\u003C')}</script>
<script>${inScript(code)}</script>
</html>
`
}

/** Nothing in it may end the element early; in the code of a bundle these stand in texts alone. */
const inScript = (text: string): string =>
  text.replaceAll('<!--', '\\x3C!--').replaceAll(/<(?=\/?script)/giu, '\\x3C')

/** The review of Storybook's panel, with what it stands on. */
const PAGE = fileURLToPath(new URL('../../.storybook/visual/report.tsx', import.meta.url))
