import { useEffect } from 'react'
import type { Lab } from '../lab.ts'
import { isRefused, levelIn, nextWhere } from '../run/overview.ts'
import { onLabKey } from './keys.ts'

/** Steps and leaps by the arrows, the next refusal by N, the next level by L. */
export const useShortcuts = (lab: Lab): void =>
  useEffect(() => {
    const by = (sign: 1 | -1) => (event: KeyboardEvent) =>
      lab.go(lab.get().seq + sign * (event.shiftKey ? 100 : 1))
    const find = (wanted: Parameters<typeof nextWhere>[2]) => () => {
      const { run, seq } = lab.get()
      const next = nextWhere(run, seq, wanted)
      if (next !== undefined) lab.go(next)
    }
    const back = [
      onLabKey('ArrowLeft', by(-1)),
      onLabKey('ArrowRight', by(1)),
      onLabKey('n', find(isRefused)),
      onLabKey(
        'l',
        find((events) => levelIn(events) !== undefined),
      ),
    ]
    return () => back.forEach((give) => give())
  }, [lab])
