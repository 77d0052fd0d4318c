/** Diagrams beside texts, `<name>.diagram.ts`, and those of other folders as `<folder>/<name>`. */
import type { Lookup, WrittenDiagram } from './markdown/lookups.ts'

const written = import.meta.glob<unknown>('../content/*/*.diagram.ts', {
  eager: true,
  import: 'default',
})

export const diagramsIn = (folder: string): Lookup<WrittenDiagram> => ({
  get: (name) => all.get(name.includes('/') ? name : `${folder}/${name}`),
  keys: () => [...all.keys()].map((key) => key.replace(`${folder}/`, '')),
})

const all: ReadonlyMap<string, WrittenDiagram> = new Map(
  Object.entries(written).map(([file, diagram]) => [
    file.replace('../content/', '').replace('.diagram.ts', ''),
    { file: file.replace('../', 'site/'), diagram },
  ]),
)
