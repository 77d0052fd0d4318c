/** What the client build wrote, asked by source file. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest } from 'vite'

export interface Assets {
  /** Address of the application's entry. */
  readonly app: string
  readonly font: string
  readonly boot: string
  /** Address of what the owner's area is styled by. */
  readonly deskSheet: string
  /** Addresses of the entry's and a screen's style sheets, in cascade order. */
  sheets(screenFile: string): readonly string[]
  /** What they hold. */
  css(screenFile: string): string
}

const ENTRY = 'site/entry-client.tsx'
const DESK = 'site/desk/index.ts'

/** @param dist folder that holds `app/`, `boot/` and `desk/` */
export const readAssets = async (dist: string): Promise<Assets> => {
  const client = join(dist, 'app')
  const manifest = await readManifest(join(dist, 'manifest.json'))
  const desk = await readManifest(join(dist, 'desk/.vite/manifest.json'))
  const files = new Set(Object.values(manifest).flatMap(({ css = [] }) => css))
  const texts = new Map<string, string>()
  for (const file of files) texts.set(file, (await readFile(join(client, file), 'utf8')).trim())
  const font = Object.values(manifest).find(({ file }) => /figtree[^/]*\.woff2$/u.test(file))
  const entry = manifest[ENTRY]
  const [deskSheet] = desk[DESK]?.css ?? []
  if (entry === undefined || font === undefined || deskSheet === undefined)
    throw new Error('the client build is incomplete')
  const sheets = (screenFile: string) =>
    // What a screen shows from the start and fetches later is called `live`, or is Opale's drawing.
    cssOf(manifest, [
      ENTRY,
      screenFile,
      screenFile.replace(/index(?=\.tsx$)/u, 'live'),
      'ui/companion/character/index.ts',
    ])
  return {
    app: `/${entry.file}`,
    font: `/${font.file}`,
    boot: (await readFile(join(dist, 'boot/boot.js'), 'utf8')).trim(),
    deskSheet: `/${deskSheet}`,
    sheets: (screenFile) => sheets(screenFile).map((file) => `/${file}`),
    css: (screenFile) =>
      sheets(screenFile)
        .map((file) => texts.get(file) ?? '')
        .join(''),
  }
}

const readManifest = async (file: string): Promise<Manifest> =>
  JSON.parse(await readFile(file, 'utf8')) as Manifest

/** CSS of chunks and of all they import, imports first. */
const cssOf = (manifest: Manifest, sources: readonly string[]): readonly string[] => {
  const seen = new Set<string>()
  const css = new Set<string>()
  const visit = (source: string) => {
    const chunk = manifest[source]
    if (chunk === undefined || seen.has(source)) return
    seen.add(source)
    chunk.imports?.forEach(visit)
    chunk.css?.forEach((file) => css.add(file))
  }
  sources.forEach(visit)
  return [...css]
}
