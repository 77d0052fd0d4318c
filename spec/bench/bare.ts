/** A page as bare HTML, served by the same server beside it: the fastest that its text can appear. */
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { SiteManifest } from '../../site/server/manifest.ts'
import { FOLDER } from './build.ts'

/** @returns the folder of a copy of a build whose pages lost styles, scripts and preloads */
export const bareCopy = (dist: string): string => {
  const bare = join(FOLDER, 'bare')
  rmSync(bare, { recursive: true, force: true })
  // What only the application fetches is most of a build.
  const filter = (path: string) => path !== join(dist, 'client/data')
  cpSync(dist, bare, { recursive: true, filter })
  const { pages, errors } = JSON.parse(
    readFileSync(join(bare, 'site.json'), 'utf8'),
  ) as SiteManifest
  const files = [...Object.values(pages), errors[404]].flatMap((languages) => languages.fr ?? [])
  for (const { file } of files) rewrite(join(bare, 'client', file))
  return bare
}

export const stripped = (html: string): string =>
  html
    .replace(/<(script|style|noscript)\b.*?<\/\1>/gsu, '')
    .replace(/<link\b[^>]*\brel="(?:stylesheet|preload|modulepreload)"[^>]*>/gu, '')

const rewrite = (file: string): void => {
  const bytes = Buffer.from(stripped(readFileSync(file, 'utf8')))
  writeFileSync(file, bytes)
  if (!existsSync(`${file}.br`)) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY }
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }))
  writeFileSync(`${file}.gz`, gzipSync(bytes))
}

/** As the build compresses pages. */
const QUALITY = 10
