/** Which example files the tests run. */
import { sourcesOf, textOfFile } from './source.ts'

/** Whether some test imports, or names, the example at a path. */
export const ranExamples = (): ((path: string) => boolean) => {
  const tests = sourcesOf('spec').map((file) => textOfFile(file))
  return (path) => tests.some((text) => text.includes(path))
}
