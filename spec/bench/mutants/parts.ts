import { sourcesOf } from '../../support/source.ts'

/** What lies are told about, and how many of a hundred its tests must find. */
export const PARTS = { engine: 95, site: 85 } as const
export type Part = keyof typeof PARTS

/** What a visitor meets around a page, and who answers it. */
const SHELL = ['navigation', 'layout', 'ports', 'server', 'boot'].map((name) => `site/${name}`)

/** The command line runs in a process of its own, where no mutant would be seen. */
export const sourcesIn = (part: Part): readonly string[] =>
  (part === 'engine' ? ['engine'] : SHELL)
    .flatMap((folder) => sourcesOf(folder))
    .filter((file) => !/\.(?:d|css)\.ts$|^engine\/cli\//u.test(file))
