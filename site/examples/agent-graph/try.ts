/** `npx tsx try.ts 4102`: one claim with the stand-in, which you approve, and its trace. */
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { agent, type Model, type NodeName } from './agent.ts'
import { bank } from './bank.ts'
import { open, type Claim } from './claim.ts'
import { answer, start } from './run.ts'
import { tools } from './shop.ts'
import { sensible } from './stand-in.ts'
import { folder, storeOn } from './store.ts'
import { lineOf, type Note } from './trace.ts'

export const BUDGET = { steps: 16, tokens: 12_000, reserve: 3_500 }

export const tryOut = async (
  order: string,
  say: (line: string) => void,
  model: Model = sensible,
): Promise<void> => {
  const runner = {
    graph: agent({ model, tools, act: bank({ keys: true }).pay }),
    store: storeOn<Claim, NodeName>(folder(await mkdtemp(join(tmpdir(), 'claims-')))),
    budget: BUDGET,
    note: (note: Note) => say(lineOf(note)),
  }
  const { asked, version } = await start(runner, 'claim-1', open(`Parcel ${order} never came`))
  if (asked !== undefined) await answer(runner, 'claim-1', version, { verdict: 'yes', by: 'you' })
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  await tryOut(process.argv[2] ?? '4102', console.log)
