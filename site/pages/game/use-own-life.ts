import { useEffect, useEffectEvent } from 'react'
import { ACTIONS_B, type Commands, type ReadingId } from '#engine'
import { useCompanion } from '#companion/tamagotchi'
import { browserHost } from '../../ports/life/host.ts'
import type { Life } from '../../ports/life/life.ts'

/** How long she waits for the visitor, in ms. */
const OWN_LIFE_MS = 20_000

/** [3.2.35] `autoPlay`: left alone, she does what she can, one thing after the other, unannounced. */
export const useOwnLife = (
  life: Life<ReadingId>,
  send: (command: Commands[ReadingId]) => void,
): void => {
  const { snapshot } = useCompanion(life)
  const on = 'settings' in snapshot.pet && snapshot.pet.settings.autoPlay
  const act = useEffectEvent(() => {
    const now = life.getSnapshot()
    const able = life.engine.legal(now).filter(({ type, ok }) => ok && OWN.has(type))
    const next = able[now.seq % able.length]
    if (next && !document.hidden) send({ type: next.type } as Commands[ReadingId])
  })
  useEffect(() => {
    if (!on) return undefined
    const { schedule } = browserHost()
    let cancel = () => {}
    // Anything that happens begins the wait anew, what she does herself too.
    const wait = () => {
      cancel()
      cancel = schedule(OWN_LIFE_MS, () => {
        act()
        wait()
      })
    }
    wait()
    const stop = life.subscribe(wait)
    return () => {
      stop()
      cancel()
    }
  }, [on, life])
}

const OWN: ReadonlySet<string> = new Set(ACTIONS_B)
