/** Styles of the library as others install it: those of what they import, and all in one sheet. */
import { dirname, join, relative } from 'node:path/posix'
import type { Plugin, Rolldown } from 'vite'
import { writtenOut } from './vite.lib.themes.ts'

/** Where a sheet of vanilla-extract comes to lie: beside the module that has its class names. */
export const sheetName = ({ names: [name = ''] }: Rolldown.PreRenderedAsset): string =>
  name.endsWith(VIRTUAL) ? name.replace(VIRTUAL, '.css') : 'ui/[name][extname]'
const VIRTUAL = '.css.ts.vanilla.css'

/**
 * Has each module with class names import its sheet, and the theme before it. A bundler takes both;
 * Node, which knows no sheets, takes an empty module in their place: `#css` in the package's manifest
 * says so.
 */
export const stylesByModule = (): Plugin => ({
  name: 'styles-by-module',
  generateBundle(_, bundle) {
    const files = Object.values(bundle)
    const sheets = new Map(
      files.flatMap((file) =>
        file.type === 'asset' && file.fileName.endsWith('.css')
          ? [[file.fileName, sourceOf(file)]]
          : [],
      ),
    )
    /** That of a module of class names, or of what stands for the sheet itself. */
    const sheetOf = (module: string) => {
      const sheet = module.replace(/\.css(?:\.ts\.vanilla\.css)?\.js$/u, '.css')
      return sheets.has(sheet) ? sheet : undefined
    }
    const chunks = files.filter((file) => file.type === 'chunk')
    const behind = (door: string) => [
      ...new Set(inOrder(chunks, door).flatMap((name) => sheetOf(name) ?? [])),
    ]
    const order = behind('ui/index.js')
    for (const chunk of chunks) {
      const own = sheetOf(chunk.fileName)
      const code = chunk.code.replaceAll(UNNAMED, (line, path: string) => {
        const sheet = sheetOf(join(dirname(chunk.fileName), path))
        if (sheet === undefined) return line
        return sheet === own || isTheme(sheet) ? '' : importOf(sheet)
      })
      // After what it builds upon, as its rules stand after theirs.
      chunk.code =
        own === undefined || isTheme(own) ? code : `${importOf(THEME)}${code}\n${importOf(own)}`
      if (chunk.fileName.endsWith(`${VIRTUAL}.js`)) delete bundle[chunk.fileName]
    }
    const together = (wanted: readonly string[], folder = 'ui') =>
      wanted.map((sheet) => rebased(sheets.get(sheet) ?? '', sheet, folder)).join('\n')
    for (const sheet of order) if (isTheme(sheet)) delete bundle[sheet]
    const emit = (fileName: string, source: string) =>
      this.emitFile({ type: 'asset', fileName, source })
    emit(THEME, together(order.filter(isTheme)))
    emit('ui/style.css', together(order))
    // Stands beside the other: what both have in common is there.
    const own = behind('ui/companion/index.js').filter((sheet) => !order.includes(sheet))
    emit('ui/companion/style.css', together(own, 'ui/companion'))
    emit('ui/reset.css', together([RESET]))
    delete bundle[RESET]
    delete bundle[`${RESET}.js`]
    emit('ui/no-styles.js', '// In place of a sheet, where there are none.\n')
  },
})

const sourceOf = ({ fileName, source }: Rolldown.OutputAsset): string =>
  isTheme(fileName) ? writtenOut(String(source)) : String(source)

/** Custom properties, the typeface, and what all elements start from. */
const THEME = 'ui/theme.css'
const isTheme = (sheet: string): boolean => /^ui\/theme\/(?:font\/|base|themes)/u.test(sheet)
/** What elements of the whole page start from, which no module imports. */
const RESET = 'ui/theme/reset.css'

/** An import that names nothing: of a sheet, or of class names for their sheet alone. */
const UNNAMED = /^import "(\.[^"]+)";\n/gmu

const importOf = (sheet: string): string => `import "#css/${sheet.slice('ui/'.length)}";\n`

/** A sheet as it is written from another folder than its own. */
const rebased = (css: string, sheet: string, folder: string): string =>
  css.replaceAll(
    /url\((?<path>\.[^)]+)\)/gu,
    (_, path: string) => `url(./${relative(folder, join(dirname(sheet), path))})`,
  )

/** Modules as they are evaluated: what one imports comes before it. */
const inOrder = (chunks: readonly Rolldown.OutputChunk[], from: string): readonly string[] => {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const done: string[] = []
  const met = new Set<string>()
  const follow = (name: string): void => {
    if (met.has(name)) return
    met.add(name)
    const { imports = [], dynamicImports = [] } = byName.get(name) ?? {}
    for (const each of [...imports, ...dynamicImports]) follow(each)
    done.push(name)
  }
  follow(from)
  return done
}
