/** While moving: people get the old answer, the new one is asked too, and the difference noted. */
import type { Retrieve } from './ports.ts'

export interface Noted {
  readonly question: string
  /** Share of the old passages that the new side also returns; none where it failed. */
  readonly shared?: number
  readonly failed?: string
}

export const shadow =
  (old: Retrieve, fresh: Retrieve, note: (noted: Noted) => void): Retrieve =>
  async (question, most) => {
    const passages = await old(question, most)
    const compare = async () => {
      const ids = new Set((await fresh(question, most)).map(({ id }) => id))
      const both = passages.filter(({ id }) => ids.has(id)).length
      note({ question, shared: passages.length === 0 ? 1 : both / passages.length })
    }
    // A later task, not awaited: the new side may be slow, or down, and nobody waits for it.
    setImmediate(() => {
      void compare()
        .catch((error: unknown) => note({ question, failed: String(error) }))
        // The record may fail as well, on a full disk: that must reach nobody either.
        .catch(() => {})
    })
    return passages
  }
