/** What the last run found, as a page that opens by itself and as a summary: for a review. */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { readBaseline } from './baseline.ts'
import { fromPng, toPng } from './pixels.ts'
import { readRejections } from './rejected.ts'
import type { Rejection } from './rejection.ts'
import { KINDS, MARK, nameOf, resultsIn, type Places, type Results } from './results.ts'
import { scriptOf } from './script.ts'
import { smallPicture } from './small.ts'
import { smallPathOf, summaryOf } from './summary.ts'

export interface Wanted {
  readonly folder: string
  /** The address that the folder will have: summaries show pictures by it. */
  readonly at?: string | undefined
  readonly places: Places
  /** What a person types. */
  readonly command: string
}

/** @returns the folder that it was written to */
export const writeReport = async ({ folder, at, places, command }: Wanted): Promise<string> => {
  const results = resultsIn(places.results).read()
  if (results === undefined)
    throw new RangeError(`There is nothing to report yet: look first, with ${command}`)
  const target = resolve(folder)
  if (existsSync(target) && !existsSync(join(target, MARK)))
    throw new RangeError(`${target} is not a report: it is left as it is.`)
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  writeFileSync(join(target, MARK), '')
  const rejections = readRejections(places.baseline)
  writePictures(results, places, target)
  writeFileSync(
    join(target, 'summary.md'),
    summaryOf(results, rejections, { at: at?.replace(/\/*$/u, '/'), command }),
  )
  writeFileSync(
    join(target, 'index.html'),
    pageOf(results, { rejections, command }, await scriptOf('panel/report.tsx')),
  )
  return target
}

const writePictures = (results: Results, places: Places, target: string): void => {
  const baseline = readBaseline(places.baseline)
  const store = resultsIn(places.results)
  const write = (path: string, png: Buffer) => {
    const file = join(target, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, png)
  }
  for (const shot of results.shots.filter(({ state }) => state !== 'same')) {
    const { story, variant } = shot
    const before = baseline.picture(story, variant)
    if (before) write(`baseline/${story}/${variant}.png`, toPng(before))
    for (const kind of KINDS) {
      const png = store.picture(kind, shot)
      if (png) write(`${kind}/${story}/${variant}.png`, png)
    }
    const group = results.groups.find(
      ({ shots: [first] }) => first && nameOf(first) === nameOf(shot),
    )
    const now = store.picture('new', shot)
    if (group && (before ?? now))
      write(smallPathOf(group), toPng(smallPicture(before, now && fromPng(now), shot.box)))
  }
}

const pageOf = (
  { stories, shots, groups, browser }: Results,
  said: { readonly rejections: readonly Rejection[]; readonly command: string },
  code: string,
): string => {
  const wrong = shots.filter(({ state }) => state !== 'same')
  const data = { stories, shots: wrong, groups, seen: shots.length, browser, ...said }
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
