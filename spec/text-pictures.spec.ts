/** Pictures beside texts: measured, named by what they hold, and refused where a reader would wait. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PNG } from 'pngjs'
import { afterAll, expect, test } from 'vitest'
import { MOST, picturesIn, textPictureFiles } from '../site/prerender/text-pictures.ts'

const content = mkdtempSync(join(tmpdir(), 'pictures-'))
afterAll(() => rmSync(content, { recursive: true }))
const folder = join(content, 'article')
mkdirSync(folder)
const png = (width: number, height: number) => PNG.sync.write(new PNG({ width, height }))
const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20" width="30" height="20">${inside}</svg>`
const put = (name: string, bytes: string | Uint8Array) => writeFileSync(join(folder, name), bytes)

put('plan.png', png(64, 48))
put('dessin.svg', svg('<path d="M0 0"/>'))
put('scripted.svg', svg('<script>1</script>'))
put('wide.png', png(MOST.pixels + 1, 1))
put('heavy.png', Buffer.alloc(MOST.kilobytes * 1024 + 1))
put('broken.png', 'not a picture')
put('renamed.webp', png(4, 4))
put('photo.jpg', 'x')

const found = (name: string) => picturesIn(folder).get(name)

test('has its size, and a name that changes with what it holds', () => {
  const before = found('./plan.png')
  expect(before).toMatchObject({ width: 64, height: 48 })
  expect(before).toHaveProperty('href', expect.stringMatching(/^\/assets\/plan-[\w-]{8}\.png$/u))
  put('autre.png', png(64, 49))
  const first = found('./autre.png')
  put('autre.png', png(64, 50))
  expect(found('./autre.png')).not.toEqual(first)
  rmSync(join(folder, 'autre.png'))
  expect(found('./dessin.svg')).toMatchObject({ width: 30, height: 20 })
})

test.each([
  ['./heavy.png', /^weighs 151 KB: 150 at most/u],
  ['./wide.png', /^is 2401 × 1 pixels: 2400 at most/u],
  ['./broken.png', /^cannot be read as png/u],
  ['./renamed.webp', /^cannot be read as webp/u],
  ['./scripted.svg', /^holds a script/u],
  ['./photo.jpg', /^is no avif, webp, png, svg file/u],
])('%s is refused, with a reason', (name, reason) => {
  expect(found(name)).toEqual({ wrong: expect.stringMatching(reason) })
})

test('nothing outside the folder is one', () => {
  for (const name of [
    'plan.png',
    '../article/plan.png',
    './../article/plan.png',
    '/etc/hosts',
    './x.png',
  ])
    expect(found(name)).toBeUndefined()
})

test('those that are fit are published, under the name that texts give them', () => {
  const names = textPictureFiles(content).map(([name]) => `/${name}`)
  const hrefs = ['./dessin.svg', './plan.png'].map((name) => {
    const picture = found(name)!
    return 'wrong' in picture ? picture.wrong : picture.href
  })
  expect(names.toSorted()).toEqual(hrefs.toSorted())
})
