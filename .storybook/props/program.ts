/** The compiler that tells types: TypeScript 7 has no interface for programs yet, its forerunner has. */
import { getLibFiles, ts } from '@ts-morph/common'

/** @param before what of it still holds is taken over */
export const programOf = (files: readonly string[], before?: ts.Program): ts.Program =>
  ts.createProgram(files, OPTIONS, hostWithLibraries(), before)

/** Of `tsconfig.base.json` what changes a type. */
const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  allowImportingTsExtensions: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
}

/** The language's own declarations come with the package, not as files. */
const hostWithLibraries = (): ts.CompilerHost => {
  const host = ts.createCompilerHost(OPTIONS)
  const libraries = new Map(
    getLibFiles().map(({ fileName, text }) => [`${LIBRARIES}/${fileName}`, text]),
  )
  return {
    ...host,
    getDefaultLibLocation: () => LIBRARIES,
    getDefaultLibFileName: (options) => `${LIBRARIES}/${ts.getDefaultLibFileName(options)}`,
    fileExists: (file) => libraries.has(file) || host.fileExists(file),
    getSourceFile: (file, ...more) => {
      const text = libraries.get(file)
      const before = installed.get(file)
      if (before) return before
      const source =
        text === undefined
          ? host.getSourceFile(file, ...more)
          : ts.createSourceFile(file, text, ts.ScriptTarget.ES2023)
      if (source && file.includes('/node_modules/')) installed.set(file, source)
      return source
    },
  }
}
/** What is installed stays as it is. */
const installed = new Map<string, ts.SourceFile>()
const LIBRARIES = '/node_modules/typescript/lib'
