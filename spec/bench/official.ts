/** Asks the official model all points again, and writes what it answers for tests and for the page. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { OfficialAnswers } from '../../site/content/official-model.ts'
import { ROOT } from '../support/source.ts'
import { askOfficialModel, GRID, installedModel } from '../tools/official-model.ts'

export default (): Promise<boolean> => {
  const { ask, day } = askOfficialModel()
  const answers: OfficialAnswers = {
    model: installedModel(),
    rules: day,
    asked: new Date().toISOString().slice(0, 10),
    points: GRID.map((point) => ({ ...point, official: ask(point) })),
  }
  const { points, ...head } = answers
  const lines = points.map((point) => `    ${JSON.stringify(point)}`).join(',\n')
  const text = `${JSON.stringify(head, undefined, 2).slice(0, -2)},\n  "points": [\n${lines}\n  ]\n}\n`
  writeFileSync(join(ROOT, 'site/content/official-model.json'), text)
  console.log(`${points.length} points of ${answers.model}, rules of ${answers.rules}`)
  return Promise.resolve(true)
}
