/** Where a run is kept between two nodes: one text a thread, replaced whole. */
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface Thread<State, Name extends string> {
  readonly id: string
  /** One more with each save: who saves must have seen the last. */
  readonly version: number
  readonly step: number
  readonly next: Name | 'end'
  readonly state: State
  /** What `next` asked, and what it was answered. */
  readonly asked?: unknown
  readonly answer?: unknown
}

export interface Store<State, Name extends string> {
  readonly load: (id: string) => Promise<Thread<State, Name> | undefined>
  readonly save: (thread: Thread<State, Name>) => Promise<Thread<State, Name>>
}

/** A folder here, a table elsewhere. */
export interface Shelf {
  readonly read: (id: string) => Promise<string | undefined>
  readonly write: (id: string, text: string) => Promise<void>
}

export const storeOn = <State, Name extends string>(shelf: Shelf): Store<State, Name> => {
  const load = async (id: string) => {
    const text = await shelf.read(id)
    return text === undefined ? undefined : (JSON.parse(text) as Thread<State, Name>)
  }
  return {
    load,
    save: async (thread) => {
      const version = (await load(thread.id))?.version ?? 0
      if (version !== thread.version)
        throw new Error(`${thread.id} is at version ${version}, not ${thread.version}`)
      const saved = { ...thread, version: version + 1 }
      await shelf.write(thread.id, JSON.stringify(saved))
      return saved
    },
  }
}

export const folder = (path: string): Shelf => {
  const fileOf = (id: string) => join(path, `${encodeURIComponent(id)}.json`)
  return {
    read: (id) =>
      readFile(fileOf(id), 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined
        throw error
      }),
    // Half a file is never read: its name changes once the whole of it is on the disk.
    write: async (id, text) => {
      await writeFile(`${fileOf(id)}.new`, text, { flush: true })
      await rename(`${fileOf(id)}.new`, fileOf(id))
    },
  }
}
