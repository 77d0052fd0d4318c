/** A template's examples run in the browser, on the very file that is published. */
import type { Flow } from '../../workflows/flow/flow.ts'
import type { CodeRunner } from '../../workflows/run/index.ts'
import type { Given } from '../../workflows/recipes/recipe.ts'
import { traceOf } from '../../workflows/library/trace.ts'
import { templateFile } from '../../ports/template-files.ts'
import type { Language } from '../../routes/language.ts'
import type { ExampleRun } from '../../routes/template/example-runs.ts'
import type { TemplateData } from '../../routes/template/template-data.ts'

interface Begun {
  readonly name: string
  readonly given: Readonly<Record<string, Given>>
}

/** @throws when a file does not come */
export const runHere = async (
  { file, examples }: Pick<TemplateData, 'file' | 'examples'>,
  language: Language,
): Promise<readonly ExampleRun[]> => {
  const [flow, begun] = await Promise.all([
    templateFile<Flow>(file.href),
    templateFile<readonly Begun[]>(examples),
  ])
  const code = await codeFor(flow)
  const runs: ExampleRun[] = []
  for (const { name, given } of begun)
    runs.push({
      name,
      ...(await traceOf(flow, new Map(Object.entries(given)), { language, most: LONGEST, code })),
    })
  return runs
}

const codeFor = async ({ nodes }: Flow): Promise<CodeRunner | undefined> => {
  if (!nodes.some(({ type }) => type === 'n8n-nodes-base.code')) return undefined
  const { workerForCode } = await import('../../ports/run-code.ts')
  return workerForCode()
}

/** What fits on a page at all. */
const LONGEST = 4000
