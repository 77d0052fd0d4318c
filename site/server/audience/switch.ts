/** Whether visits are counted: off until the owner says so, and kept with all the rest. */
import type { Store } from '../store/store.ts'

export interface AudienceSwitch {
  /** As last read, a minute ago at most; nobody waits for it. */
  readonly isOn: () => boolean
  /** Asks the store where that was too long ago. */
  readonly look: () => Promise<boolean>
  /** As it is at this moment. */
  readonly read: () => Promise<boolean>
  readonly turn: (on: boolean) => Promise<void>
}

/** Another server of the same store reads it within so long, in ms. */
export const STALE_MS = 60_000

export const createSwitch = (
  store: () => Promise<Store>,
  now: () => number,
): AudienceSwitch & { readonly isStale: () => boolean } => {
  let on = false
  let readAt = -Infinity
  const remember = (value: boolean): boolean => {
    on = value
    readAt = now()
    return value
  }
  const isStale = () => now() - readAt >= STALE_MS
  const read = async () => remember(await isMeasured(await store()))
  return {
    isStale,
    isOn: () => on,
    read,
    look: async () => (isStale() ? read() : on),
    turn: async (value) => {
      await turnMeasure(await store(), value, now(), 'owner')
      remember(value)
    },
  }
}

export const isMeasured = async (store: Store): Promise<boolean> => {
  const [row] = await store.execute({ sql: "select value from setting where name = 'audience'" })
  return row?.['value'] === 'on'
}

export const turnMeasure = async (
  store: Store,
  on: boolean,
  now: number,
  who: 'owner' | 'command',
): Promise<void> => {
  await store.batch([
    {
      sql: `insert into setting (name, value) values ('audience', ?1)
        on conflict (name) do update set value = ?1`,
      args: [on ? 'on' : 'off'],
    },
    {
      sql: 'insert into journal (at, deed, count, who) values (?1, ?2, 1, ?3)',
      args: [now, on ? 'audience-on' : 'audience-off', who],
    },
  ])
}
