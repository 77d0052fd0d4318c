/** Which example files the tests run. */
import { sourcesOf, textOfFile } from './source.ts'

/** Whether some test imports the example at a path below `site/examples`. */
export const ranExamples = (): ((path: string) => boolean) => {
  const tests = sourcesOf('spec').map((file) => textOfFile(file))
  return (path) => tests.some((text) => text.includes(`examples/${path}`))
}
