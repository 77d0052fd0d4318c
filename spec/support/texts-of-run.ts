/** Vitest's global setup for rules: a folder for the texts that tests render, gone after the run. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    texts: string
  }
}

export default function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'opale-texts-'))
  const forget = () => rmSync(folder, { recursive: true, force: true })
  project.provide('texts', folder)
  // Something was changed, and may have been what renders them.
  project.onTestsRerun(async () => forget())
  return forget
}
