/** A life kept in a storage of which any call may fail: what was said to be kept is found again. */
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createEngine, SAVE_KEYS, type Snapshot } from '#engine'
import type { Bytes, LifeHost } from '../site/ports/life/host.ts'
import { openLife, type Life } from '../site/ports/life/life.ts'
import { createLoneLeader } from '../site/ports/life/tab-leader.ts'
import { runs } from './engine/support/property.ts'

const engine = createEngine('B', { extensions: true })
const KEY = SAVE_KEYS.B

/** Each call takes the next mark of the plan: whether it fails. An empty plan fails nothing. */
const device = () => {
  const map = new Map<string, string>()
  let plan: readonly boolean[] = []
  let time = 0
  const call = <T>(act: () => T): T => {
    const [fails, ...rest] = plan
    plan = rest
    if (fails) throw new Error('refused')
    return act()
  }
  const bytes: Bytes = {
    get: (key) => call(() => map.get(key) ?? null),
    set: (key, text) => void call(() => map.set(key, text)),
    remove: (key) => void call(() => map.delete(key)),
  }
  const host: LifeHost = {
    bytes,
    now: () => (time += 700),
    schedule: () => () => undefined,
    seed: () => 'storm',
    createLeader: createLoneLeader,
    onPage: () => () => undefined,
  }
  return { map, open: () => openLife(engine, host), fail: (marks: typeof plan) => (plan = marks) }
}

const tab = fc.nat(1)
const deed = fc.oneof(
  { weight: 4, arbitrary: fc.record({ feed: tab }) },
  { weight: 1, arbitrary: fc.record({ flush: tab }) },
  { weight: 1, arbitrary: fc.record({ reopen: tab }) },
  { weight: 3, arbitrary: fc.record({ fail: fc.array(fc.boolean(), { maxLength: 8 }) }) },
  { weight: 1, arbitrary: fc.record({ elsewhere: fc.constantFrom('{', '{"version":2}') }) },
)

test('two tabs, any call of the storage failing: nothing that was said to be kept is lost', () => {
  fc.assert(
    fc.property(fc.array(deed, { maxLength: 25 }), (deeds) => {
      const { map, open, fail } = device()
      const tabs: Life<'B'>[] = [open(), open()]
      /** The last life that somebody was told is kept. */
      let told: Snapshot<'B'> | undefined
      /** Whether a newer version's save was written over. */
      let harmed = false
      for (const now of deeds) {
        if ('fail' in now) fail(now.fail)
        else if ('flush' in now) tabs[now.flush]!.flush()
        else if ('reopen' in now) tabs[now.reopen] = open()
        else if ('elsewhere' in now) {
          map.set(KEY, now.elsewhere)
          told = undefined
        } else {
          const life = tabs[now.feed]!
          const newer = map.get(KEY) === '{"version":2}'
          life.dispatch({ type: 'feed' })
          if (life.saveState().kept === 'kept') told = life.getSnapshot()
          harmed ||= newer && map.get(KEY) !== '{"version":2}'
        }
      }
      fail([])
      expect(harmed).toBe(false)
      const found = open().getSnapshot()
      expect(found.seq).toBeGreaterThanOrEqual(told?.seq ?? 0)
      expect(found.seq === told?.seq ? found : told).toEqual(told)
    }),
    { numRuns: runs(300, 100_000) },
  )
}, 3_600_000)
