/** In which order files run: two cores are both busy to the end, and what is loaded is of use longest. */
import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

export class InOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const long = sorted.filter(({ moduleId }) => LONG.some((name) => moduleId.endsWith(name)))
    const forgetful = sorted.filter(({ moduleId }) => forgets(moduleId))
    return [
      ...new Set([...long, ...sorted.filter((file) => !forgetful.includes(file)), ...forgetful]),
    ]
  }
}

/**
 * Where nothing is known of an earlier run the largest file is first: these are short, and take so long
 * that nothing would be left to run beside them.
 */
const LONG = ['/spec/pages.browser.spec.ts', '/spec/build/one-word.spec.ts']

/**
 * Files of one worker share modules. One that has them forgotten is last: whatever came after it would
 * load the whole site anew.
 */
const forgets = (file: string): boolean => readFileSync(file, 'utf8').includes('vi.resetModules()')
